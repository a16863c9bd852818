/**
 * What the reader of EVENTS takes. A text of a reader, of an address or of a
 * file that was pasted by mistake must neither hold up the page nor exhaust the
 * stack; no file of the manual comes near these numbers.
 */
export const limits = {
  /** Characters of a text: the longest program of the manual has 6000. */
  characters: 100_000,
  /** Brackets within brackets: each is a call of the parser within a call. */
  depth: 30,
  /** Conditions of one event: the tree that joins them is walked from end to end at each event. */
  conditions: 500,
  /** Words of one condition or action: a form is tried from each of them. */
  words: 500,
  /** Characters of the sentence that names a mistake. */
  message: 400,
} as const;
