/**
 * The limits of a preview. Readers write XML and rules, and an address can
 * contain rules: none of them may block the page or exhaust its memory. A
 * message names the exceeded limit and a remedy.
 */
export const limits = {
  /** XML of a project; the largest of the manual has 3000 characters, 50 lines, 30 elements, 4 levels. */
  project: {
    characters: 20_000,
    /** A browser creates an element for each line of a field: replacing 20,000 lines takes 6 seconds. */
    lines: 1000,
    /** Each element is rendered at each key: 300 of the slowest object take 100 ms. */
    elements: 300,
    depth: 8,
    /** Faults that are listed: one mistake often causes others. */
    faults: 20,
    /** Characters of a message. */
    message: 1000,
  },
  /** A value binding, which recursive functions evaluate. */
  binding: {
    /** The longest of the manual has 90. A bracket, a sign or an operator is one level. */
    characters: 1000,
    /** Bindings that refer to bindings, so that a circular reference ends. */
    depth: 8,
    /** Characters of the value: each `a=a+a` doubles it. */
    value: 20_000,
  },
  /** One call of JavaScript, in its worker. */
  script: {
    /** Steps of the interpreter: they take a tenth of a second. */
    steps: 250_000,
    /** Frames on the stack of the interpreter: endless recursion exhausts the memory. */
    frames: 5000,
    /** Effects of the call. */
    effects: 200,
    /** Characters of a string in the interpreter: a letter that is doubled 29 times is 500 MB. */
    memory: 100_000,
    /** Characters of a string that leaves the interpreter. */
    text: 20_000,
    /** Milliseconds: the interpreter counts its steps, but a regular expression is one step. */
    time: 3000,
    /** Milliseconds to load the interpreter. */
    start: 20_000,
  },
  /** Running rules. */
  simulation: {
    /** Events in a row without a delay: rules can trigger each other endlessly. */
    eventsPerStep: 300,
    /** Events that are scheduled: two rules can double each other's work. */
    scheduled: 300,
    /** Calls of JavaScript that trigger each other. */
    calls: 50,
    /** Events when the time is advanced. */
    eventsPerAdvance: 5000,
    /** Milliseconds of one step, so that the page responds within 200. */
    time: 100,
    /** Characters of a value: a rule can append a value to itself. */
    value: 20_000,
    /** Names of data points and variables, of attributes, of inputs, of timers: JavaScript can create them. */
    names: 1000,
    /** Lines of the log, and characters of a line. */
    log: {lines: 40, characters: 2000},
    /** Seconds of a timer, at least. */
    shortestTimer: 0.25,
    /** Characters of a simulation that is kept for Back or a reload: browsers limit a history entry. */
    snapshot: 200_000,
    /** Pages for `page:back`. */
    visited: 20,
  },
  /** Parts of an object that are drawn; the others are left out. */
  objects: {
    calendar: {events: 60},
    field: {options: 50, characters: 20_000, lines: 500},
    keypad: {digits: 12},
    /** Charts and data loggers. */
    plot: {sets: 8, values: 200, labels: 12},
    table: {columns: 30, rows: 200},
    /** The depth to which a browser can nest elements. */
    tree: {items: 200, depth: 6},
  },
  playground: {
    /** Characters of the rules: the text of an address is read without a check by the reader. */
    characters: 8000,
    /** The longest file of the manual has 150. */
    lines: 1000,
    /** Buttons, data points and faults that are shown, from the beginning of the text. */
    shown: 30,
  },
} as const;
