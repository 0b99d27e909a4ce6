package dev.tacho.run;

/** What other threads tell a run's own thread. */
sealed interface Signal {

    /** The preparation has something to tell, or the server has printed something. */
    record Told(RunEvent event) implements Signal {
    }

    /** The preparation is over, well or not. */
    record PreparationOver() implements Signal {
    }

    /**
     * The server that was started for the run has ended by itself.
     *
     * @param how     in words
     * @param atNanos when that was noticed, on the run's clock
     */
    record ServerDied(String how, long atNanos) implements Signal {
    }

    /** The user wants an end. */
    record Stop() implements Signal {
    }

    /**
     * The engine has ended its last request.
     *
     * @param atNanos   when, on the run's clock
     * @param loopCpu   what its loops had used by then; asked there and then, because they end too
     * @param defect    why it broke off; null after a proper end
     */
    record EngineEnded(long atNanos, LoopCpu.Reading loopCpu, Throwable defect) implements Signal {
    }
}
