/**
 * Order of two names in plain letters, such as the addresses of headings. The
 * rules by which a language sorts take a browser longer to load than all else
 * that a page draws in one piece.
 */
export const byLetters = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
