/**
 * The limits of the EVENTS parser. A text of a reader or an address must neither
 * block the page nor exhaust the stack. The files of the manual are far smaller.
 */
export const limits = {
  /** Characters of a text: the longest program of the manual has 6000. */
  characters: 100_000,
  /** Levels of brackets: each is a recursive call of the parser. */
  depth: 30,
  /** Conditions of one event: each event of a simulation evaluates the whole tree. */
  conditions: 500,
  /** Words of one condition or action: each word can match several placeholders of a form. */
  words: 500,
  message: 400,
} as const;
