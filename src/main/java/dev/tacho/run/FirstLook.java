package dev.tacho.run;

import dev.tacho.engine.Preflight;
import dev.tacho.measure.Failure;
import dev.tacho.plan.Plan;
import dev.tacho.profile.Checks.NumberRange;
import dev.tacho.profile.Profile;
import dev.tacho.result.PreflightReport;
import dev.tacho.result.Warning;
import dev.tacho.text.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/** What looks wrong in a preflight, so that it is known before the load rather than after it. */
final class FirstLook {
    private static final Texts TEXTS = Texts.of("run");

    private final List<Warning> found = new ArrayList<>();

    private FirstLook() {
    }

    static PreflightReport report(Profile profile, Plan plan, double resolveMillis, Preflight.Report report) {
        FirstLook look = new FirstLook();
        if (report.failure().isPresent()) {
            look.find("noAnswer", why(report.failure().get()));
        } else {
            look.status(profile, plan, report);
            look.connection(plan, report);
            look.body(profile, plan, report);
        }
        return new PreflightReport(report.status(), report.reason(), report.headers().stream().map(field ->
                new PreflightReport.Header(field.name(), field.value())).toList(), report.headBytes(),
                report.bodyBytes(), report.keepsAlive(), resolveMillis, report.connectMillis(),
                report.handshakeMillis(), report.responseMillis(), look.found);
    }

    private void find(String code, String text) {
        found.add(new Warning(code, text));
    }

    private static String why(Failure failure) {
        return switch (failure) {
            case TIMEOUT -> TEXTS.get("preflight.timeout");
            case CLOSED_EARLY, RESET -> TEXTS.get("preflight.closed");
            case TRUNCATED -> TEXTS.get("preflight.truncated");
            case PROTOCOL -> TEXTS.get("preflight.protocol");
            case TLS -> TEXTS.get("preflight.tls");
            default -> TEXTS.get("preflight.unconnected");
        };
    }

    private void status(Profile profile, Plan plan, Preflight.Report report) {
        int status = report.status();
        String shown = Integer.toString(status);
        boolean expected = plan.expectation().expectsStatus(status);
        String location = report.headers().stream().filter(field -> field.name().equalsIgnoreCase("Location"))
                .map(Preflight.Field::value).findFirst().orElse("");
        if (status / 100 == 3 && !location.isEmpty()) {
            if (!profile.connection().followRedirects()) {
                find("redirect", TEXTS.get("preflight.redirect", shown, location));
            }
        } else if (!expected && status >= 500) {
            find("serverError", TEXTS.get("preflight.serverError", shown));
        } else if (!expected && status >= 400) {
            find("clientError", TEXTS.get("preflight.clientError", shown));
        } else if (!expected) {
            find("status", TEXTS.get("preflight.status", shown, profile.checks().statuses().toString()));
        }
    }

    private void connection(Plan plan, Preflight.Report report) {
        if (plan.keepAlive() && !report.keepsAlive()) {
            find("keepAlive", TEXTS.get("preflight.keepAlive"));
        }
    }

    private void body(Profile profile, Plan plan, Preflight.Report report) {
        if (!report.bodyFound()) {
            find("body", TEXTS.get("preflight.body", profile.checks().bodyContains().orElse("")));
        }
        if (!report.numberFits()) {
            number(profile.checks().bodyNumber().orElseThrow(), report.number());
        }
        report.secondBodyBytes().ifPresent(second -> {
            if (second != report.bodyBytes()) {
                find("lengthVaries", TEXTS.get(plan.expectation().sameLength() ? "preflight.lengthChecked"
                        : "preflight.lengthVaries", Grouped.count(report.bodyBytes()), Grouped.count(second)));
            }
        });
    }

    private void number(NumberRange range, OptionalDouble seen) {
        String least = NumberRange.written(range.least());
        String most = NumberRange.written(range.most());
        find("body", seen.isPresent() ? TEXTS.get("preflight.otherNumber", least, most,
                NumberRange.written(seen.getAsDouble())) : TEXTS.get("preflight.noNumber", least, most));
    }
}
