/**
 * Limits of the EVENTS parser. Input from a reader or an address must neither block the
 * page nor overflow the stack. The files of the manual are far smaller.
 */
export const limits = {
  /** Characters of a text: the longest program of the manual has 6000. */
  characters: 100_000,
  /** Nesting depth of brackets: each level is a recursive call of the parser. */
  depth: 30,
  /** Conditions of one event: each event of a simulation evaluates the whole tree. */
  conditions: 500,
  /** Words of one condition or action: each word can match several placeholders of a form. */
  words: 500,
  message: 400,
} as const;
