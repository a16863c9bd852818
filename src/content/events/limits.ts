/**
 * Limits of the EVENTS parser. Rules from an address must neither block the page nor overflow the
 * stack. The files of the manual are far smaller.
 */
export const limits = {
  /** Nesting depth of brackets: each level is a recursive call of the parser. */
  depth: 30,
  /** Words of one condition or action: each word can match several placeholders of a form. */
  words: 500,
  message: 400,
} as const;
