import type {Family} from './families';

/** Advice on a page that is documented for version 3 alone. */
const checks: Partial<Readonly<Record<Family, string>>> = {
  'io-server': 'check options and IDs in Settings and Status Browser',
  object: 'check the attributes in the Project Editor',
};

/** Badge of a page that is documented for version 3 alone. */
export function editionBadge(family: Family): string {
  return `Documented for version 3: ${checks[family] ?? 'check the details on your server'}.`;
}

/** Mark of a table row that is documented for version 3 alone. */
export const editionMark = '†';

export const editionMarkName = 'documented for version 3';

/**
 * Line below a table that has marked rows.
 *
 * @param place bold label of the application in which the reader checks the row
 */
export const editionNote = (place: string): readonly [text: string, place: string, end: string] => [
  `${editionMark} Documented for version 3. Check it in `,
  place,
  '.',
];
