/** Head of the first column of a *Troubleshooting* table. */
export const symptomHead = 'Symptom';

/** Anchor of a row; rows are numbered from 1 on each page. */
export const symptomAnchor = (row: number): string => `symptom-${row}`;
