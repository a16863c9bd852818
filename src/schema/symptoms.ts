/** First cell of the head of a table of symptoms. */
export const symptomHead = 'Symptom';

/** Hash of a row of a table of symptoms, without `#`; rows count from 1 on each page. */
export const symptomAnchor = (row: number): string => `symptom-${row}`;
