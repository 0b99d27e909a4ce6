package dev.tacho.engine;

import dev.tacho.plan.Plan;
import java.util.function.Consumer;

/**
 * What all lanes of a run have in common.
 *
 * @param request  the one request of a fixed mix; otherwise an example of it
 * @param channels how many connections one lane may have open at once, at least 1
 * @param defect   called on a lane's loop with an exception that nothing but a mistake of ours explains
 */
record Job(Plan plan, Request request, Budget budget, Findings findings, int channels, Consumer<Throwable> defect) {
}
