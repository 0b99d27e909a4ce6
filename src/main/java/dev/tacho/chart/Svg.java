package dev.tacho.chart;

import dev.tacho.chart.Sheet.Label;
import dev.tacho.text.Language;
import java.io.StringWriter;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerException;
import javax.xml.transform.TransformerFactory;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.w3c.dom.Text;

/** The painter's strokes as an SVG document that other programs can open and edit. */
final class Svg {
    private static final String NAMESPACE = "http://www.w3.org/2000/svg";
    /** Wide ones first, like the one the layout was measured in, so that no label outgrows its room. */
    private static final String FONTS = "'DejaVu Sans', Verdana, 'Segoe UI', 'Helvetica Neue', Arial, ";
    /** A generic family may be set to one of another language, whose letters of the same number look different. */
    private static final Map<Language, String> OF_LANGUAGE = Map.of(Language.ENGLISH, "",
            Language.SIMPLIFIED_CHINESE, "'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', 'Noto Sans SC', ",
            Language.TRADITIONAL_CHINESE, "'PingFang TC', 'Microsoft JhengHei', 'Noto Sans CJK TC', 'Noto Sans TC', ");
    private static final int PRECISION = 2;
    /** Defaults of every viewer, which Batik spells out on the root. */
    private static final List<String> NOISE = List.of("color-interpolation", "color-rendering", "image-rendering",
            "shape-rendering", "text-rendering");

    /** All but the characters of XML 1.0, 2.2; a surrogate without its other half is none. */
    private static final Pattern UNPRINTABLE =
            Pattern.compile("[^\\t\\n\\r\\x20-\\x{d7ff}\\x{e000}-\\x{fffd}\\x{10000}-\\x{10ffff}]");

    private Svg() {
    }

    static String document(Figure figure, Look look, int width, int height) {
        try {
            Document document = DocumentBuilderFactory.newInstance().newDocumentBuilder().getDOMImplementation()
                    .createDocument(NAMESPACE, "svg", null);
            SVGGeneratorContext context = SVGGeneratorContext.createDefault(document);
            context.setPrecision(PRECISION);
            context.setComment(null);
            SVGGraphics2D graphics = new SVGGraphics2D(context, false);
            Sheet sheet = Layout.of(figure, width, height);
            Painter painter = new Painter(graphics, look, 1);
            painter.ground(sheet);
            painter.data(sheet, figure);
            Element root = graphics.getRoot();
            finish(root, figure, sheet);
            withoutUnprintable(root);
            return text(root);
        } catch (ParserConfigurationException | TransformerException e) {
            throw new IllegalStateException("the JDK's own XML classes do not work", e);
        }
    }

    private static void finish(Element root, Figure figure, Sheet sheet) {
        NOISE.forEach(root::removeAttribute);
        withoutFonts(root);
        Language language = Language.spoken();
        root.setAttribute("font-family", FONTS + OF_LANGUAGE.get(language) + "sans-serif");
        root.setAttribute("lang", language.key());
        root.setAttribute("width", String.valueOf(sheet.width()));
        root.setAttribute("height", String.valueOf(sheet.height()));
        root.setAttribute("viewBox", String.format(Locale.ROOT, "0 0 %d %d", sheet.width(), sheet.height()));
        root.setAttribute("role", "img");
        describe(root, "desc", (figure.subtitle + "\n" + figure.caption).strip());
        describe(root, "title", figure.title);
        anchor(root.getElementsByTagNameNS(NAMESPACE, "text"), sheet.labels());
    }

    private static void describe(Element root, String name, String text) {
        if (!text.isEmpty()) {
            Element element = root.getOwnerDocument().createElementNS(NAMESPACE, name);
            element.setTextContent(text.replace('\u00a0', ' '));
            root.insertBefore(element, root.getFirstChild());
        }
    }

    private static void withoutFonts(Element element) {
        element.removeAttribute("font-family");
        for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
            if (child instanceof Element inner) {
                withoutFonts(inner);
            }
        }
    }

    /** What a server or a file says may hold characters that no XML document can, not even escaped. */
    private static void withoutUnprintable(Node node) {
        if (node instanceof Text text) {
            text.setData(UNPRINTABLE.matcher(text.getData()).replaceAll("\ufffd"));
        }
        for (Node child = node.getFirstChild(); child != null; child = child.getNextSibling()) {
            withoutUnprintable(child);
        }
    }

    /** Anchors texts where they are meant, because a viewer's font may be narrower than the one measured here. */
    private static void anchor(NodeList texts, List<Label> labels) {
        if (texts.getLength() != labels.size()) {
            throw new IllegalStateException(labels.size() + " labels became " + texts.getLength() + " texts");
        }
        for (int i = 0; i < labels.size(); i++) {
            Element text = (Element) texts.item(i);
            text.setAttribute("x", "0");
            switch (labels.get(i).anchor()) {
                case START -> { }
                case MIDDLE -> text.setAttribute("text-anchor", "middle");
                case END -> text.setAttribute("text-anchor", "end");
            }
        }
    }

    private static String text(Element root) throws TransformerException {
        Transformer transformer = TransformerFactory.newInstance().newTransformer();
        transformer.setOutputProperty(OutputKeys.ENCODING, "UTF-8");
        StringWriter writer = new StringWriter();
        transformer.transform(new DOMSource(root), new StreamResult(writer));
        return writer.toString();
    }
}
