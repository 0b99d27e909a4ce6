package dev.tacho.cli;

import dev.tacho.chart.Look;
import dev.tacho.report.Style;
import dev.tacho.text.Language;
import dev.tacho.text.Texts;
import java.util.Arrays;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** How a result is to be shown, the same for one and for several. */
final class StyleOptions {
    private static final Texts TEXTS = Texts.of("cli");

    @Option(names = "--lang", paramLabel = "LANG", descriptionKey = "style.lang", converter = LanguageOfKey.class)
    private Language language = Style.DEFAULT.language();

    @Option(names = "--dark", descriptionKey = "style.dark")
    private boolean dark;

    @Option(names = "--width", paramLabel = "PIXELS", descriptionKey = "style.width", converter = Width.class)
    private Integer width = Style.DEFAULT.width();

    Style style() {
        return new Style(language, dark ? Look.DARK : Look.LIGHT, width);
    }

    /** Names what there is, when asked for what there is not. */
    static final class LanguageOfKey implements ITypeConverter<Language> {
        @Override
        public Language convert(String key) {
            return Language.ofKey(key).orElseThrow(() -> new TypeConversionException(TEXTS.get("style.noLang", key,
                    Arrays.stream(Language.values()).map(Language::key).collect(Collectors.joining(", ")))));
        }
    }

    static final class Width implements ITypeConverter<Integer> {
        @Override
        public Integer convert(String text) {
            try {
                int width = Integer.parseInt(text);
                if (width >= Style.LEAST_WIDTH && width <= Style.MOST_WIDTH) {
                    return width;
                }
            } catch (NumberFormatException _) {
                // Said below, as for a number out of range.
            }
            throw new TypeConversionException(TEXTS.get("style.noWidth", text, Integer.toString(Style.LEAST_WIDTH),
                    Integer.toString(Style.MOST_WIDTH)));
        }
    }
}
