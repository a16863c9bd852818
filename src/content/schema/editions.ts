/** Mark of a table row, or of a table in its first head, that is documented for version 3 alone. */
export const editionMark = '†';

/** Begins the line about a page or table that is documented for version 3 alone. */
export const editionNote = 'Documented for version 3';
