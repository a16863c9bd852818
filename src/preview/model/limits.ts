/**
 * What a preview takes, all of it in one place. Readers write XML and rules,
 * and an address can bring rules: none of them may hold up the page or use up
 * its memory. What goes beyond a limit is told, with the limit and a way out.
 */
export const limits = {
  /** XML of a project; the largest of the manual has 3000 characters, 50 lines, 30 elements, 4 levels. */
  project: {
    characters: 20_000,
    /** A browser has an element for each line of a field: to put 20,000 in place of as many takes it six seconds. */
    lines: 1000,
    /** Each is drawn anew at each key: 300 of the costliest object take 100 ms. */
    elements: 300,
    depth: 8,
    /** Mistakes that are named: each stands in the page, and one mistake often brings others. */
    faults: 20,
    /** Characters of the sentence that names one. */
    message: 1000,
  },
  /** A value binding, which is read and worked out by functions that call themselves. */
  binding: {
    /** The longest of the manual has 90. A bracket, a sign or an operator is one level. */
    characters: 1000,
    /** Bindings that refer to bindings, so that a circle ends. */
    depth: 8,
    /** Characters of the value: `a=a+a` again and again doubles it each time. */
    value: 20_000,
  },
  /** One call of JavaScript, in its worker. */
  script: {
    /** Steps of the interpreter: they take a tenth of a second. */
    steps: 250_000,
    /** Frames of the interpreter that wait for each other: functions that call themselves use up memory. */
    frames: 5000,
    /** Things that it does. */
    commands: 200,
    /** Characters of a text within the interpreter: doubled 29 times, one letter is 500 MB. */
    memory: 100_000,
    /** Characters of a text that leaves the interpreter. */
    text: 20_000,
    /** Milliseconds: the interpreter counts its steps, a regular expression does not. */
    time: 3000,
    /** Milliseconds that the interpreter may take to arrive. */
    start: 20_000,
  },
  /** Rules at work. */
  simulation: {
    /** Events that follow each other without any time in between: rules can set each other off for ever. */
    atOnce: 300,
    /** Events that wait: two rules can make each other's work grow without end. */
    waiting: 300,
    /** Calls of JavaScript that set each other off. */
    calls: 50,
    /** Events that one jump in time brings. */
    inJump: 5000,
    /** Milliseconds of one answer, so that the page answers within 200. */
    time: 100,
    /** Characters of a value: one that is put together from itself ends somewhere. */
    value: 20_000,
    /** Names of data points and variables, of attributes set, of fields, of timers: JavaScript can make new ones for ever. */
    names: 1000,
    /** Lines that the log keeps, and characters of a line. */
    log: {lines: 40, characters: 2000},
    /** Seconds of a timer at least. */
    shortestTimer: 0.25,
    /** Pages that the way back keeps. */
    visited: 20,
  },
  /** What one object draws; more than a picture can show is left out. */
  objects: {
    calendar: {events: 60},
    field: {options: 50, characters: 20_000, lines: 500},
    keypad: {digits: 12},
    list: {items: 200},
    /** Charts and the like. */
    plot: {sets: 8, values: 200, labels: 12},
    steps: {names: 8},
    table: {columns: 30, rows: 200},
    tags: {words: 30},
    /** As deep as a browser can nest. */
    tree: {items: 200, depth: 6},
    userlist: {lines: 200},
  },
  playground: {
    /** Characters of its rules: a text from an address is read before anybody has looked at it. */
    characters: 8000,
    /** The longest file of the manual has 150. */
    lines: 1000,
    /** Buttons, data points and mistakes that are shown; those of a larger text come from its beginning. */
    shown: 30,
  },
} as const;
