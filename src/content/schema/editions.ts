/** Mark of a table row that is documented for version 3 alone. */
export const editionMark = '†';
