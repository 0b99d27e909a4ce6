package dev.tacho.profile;

import dev.tacho.profile.Target.Watch;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What makes a profile one that can be run. */
public final class Rules {
    static final int MAX_NAME_LENGTH = 100;
    private static final int FIRST_STATUS = 100;
    private static final int LAST_STATUS = 599;
    private static final Pattern PLACEHOLDER = Pattern.compile("\\$\\{(counter|random:|choice:|csv:)[^}]*}");
    private final Findings findings;

    private Rules(Findings findings) {
        this.findings = findings;
    }

    /**
     * Everything that keeps {@code profile} from running, in the order of the form; empty for a valid one. Looks at the
     * files that it names, but reads no more than their start.
     */
    public static List<Problem> problems(Profile profile) {
        Findings findings = new Findings(profile);
        Rules rules = new Rules(findings);
        rules.name(profile.name());
        rules.target(profile.target());
        rules.requests(profile);
        new LoadRules(findings, profile.connection().sockets().localAddresses().size())
                .check(profile.load(), profile.window());
        new ConnectionRules(findings).check(profile.connection());
        rules.checks(profile.checks(), profile.requests());
        return findings.problems();
    }

    private void name(String name) {
        if (name.isBlank()) {
            findings.add(Field.NAME, "name.empty");
        } else if (name.chars().anyMatch(Character::isISOControl)) {
            findings.add(Field.NAME, "name.control");
        } else {
            findings.require(name.length() <= MAX_NAME_LENGTH, Field.NAME, "name.long",
                    Integer.toString(MAX_NAME_LENGTH));
        }
    }

    private void target(Target target) {
        Field field = target instanceof Target.Demo ? Field.DEMO_PATH : Field.URL;
        try {
            String path = switch (target) {
                case Target.Url(String url, _) -> HttpUrl.parse(url).target();
                case Target.Server server -> {
                    HttpUrl url = HttpUrl.parse(server.url(1));
                    new LaunchRules(findings).url(server.url(), url);
                    yield url.target();
                }
                case Target.Demo(String demo) -> {
                    findings.require(demo.startsWith("/"), field, "path.slash");
                    yield HttpUrl.target(demo);
                }
            };
            Matcher placeholder = PLACEHOLDER.matcher(path);
            if (placeholder.find()) {
                findings.add(field, "url.placeholder", placeholder.group());
            }
        } catch (IllegalArgumentException e) {
            findings.say(field, e.getMessage());
        }
        switch (target) {
            case Target.Url(_, Watch watch) -> new LaunchRules(findings).watch(watch);
            case Target.Server(_, Launch launch) -> new LaunchRules(findings).check(launch);
            case Target.Demo _ -> { }
        }
    }

    private void requests(Profile profile) {
        TemplateRules templates = new TemplateRules(findings, profile.data());
        RequestRules rules = new RequestRules(findings, templates);
        for (int number = 0; number < profile.requests().size(); number++) {
            findings.in(number);
            rules.check(profile.requests().get(number));
        }
        findings.inNone();
        templates.data();
    }

    private void checks(Checks checks, List<RequestSpec> requests) {
        List<StatusSet.Range> ranges = checks.statuses().ranges();
        findings.require(!ranges.isEmpty(), Field.STATUSES, "statuses.empty");
        findings.require(ranges.stream().allMatch(range -> range.first() >= FIRST_STATUS && range.last() <= LAST_STATUS
                && range.first() <= range.last()), Field.STATUSES, "statuses.range");
        if (checks.bodyContains().isPresent()) {
            if (checks.bodyContains().get().isEmpty()) {
                findings.add(Field.BODY_CONTAINS, "bodyContains.empty");
            } else {
                findings.require(!asksHead(requests), Field.BODY_CONTAINS, "bodyContains.head");
            }
        }
        checks.bodyNumber().ifPresent(range -> {
            boolean finite = Double.isFinite(range.least()) && Double.isFinite(range.most());
            findings.require(finite && range.least() <= range.most(), Field.BODY_NUMBER, "bodyNumber.range");
            findings.require(!asksHead(requests), Field.BODY_NUMBER, "bodyNumber.head");
        });
    }

    private static boolean asksHead(List<RequestSpec> requests) {
        return requests.stream().anyMatch(request -> request.method().equals("HEAD"));
    }
}
