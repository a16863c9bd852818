/**
 * The limits of a preview: an address can contain rules of somebody else, which
 * must neither block the page nor run endlessly.
 */
export const limits = {
  /** Bindings that refer to each other, so that a circular reference ends. */
  bindings: 8,
  /** One call of JavaScript. */
  script: {
    /** Steps of the interpreter, which take a tenth of a second. */
    steps: 250_000,
    /** Characters of a string: a letter that is doubled 29 times has 500 MB. */
    characters: 20_000,
    /** Milliseconds: a regular expression is one step, of any duration. */
    time: 3000,
  },
  /** Running rules. */
  simulation: {
    /** Events in a row without a delay: rules can trigger each other endlessly. */
    eventsPerStep: 300,
    /** Scheduled events: two rules can double each other's work. */
    scheduled: 300,
    /** Calls of JavaScript that trigger each other. */
    calls: 50,
    /** Events when the time is advanced: one each second for more than an hour. */
    eventsPerAdvance: 5000,
    /** Characters of a value: a rule can append a value to itself. */
    value: 20_000,
    /** Lines of the log. */
    log: 40,
    /** Minimum seconds of a timer. */
    shortestTimer: 0.25,
  },
} as const;
