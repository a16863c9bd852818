/** Measured with the queries of `bench/queries.tsv`, where nothing else is said. */
export const weights = {
  device: 1.1,
  objectOfDevice: 0.45,
  /** The same, where the query names what is on a screen; measured with `bench/queries-by-page.tsv`. */
  objectAskedFor: 1.1,
  tutorial: 0.83,
  utility: 0.8,
  releaseNotes: 0.6,
  /** A page for the language that the query names, or for another one. */
  sameLanguage: 1.2,
  otherLanguage: 0.6,
};
const [devices, objects] = ['/io-servers/', '/development/project-development/objects/'] as const;
/** Kinds of pages by a folder of their address. */
const folders: readonly (readonly [string, keyof typeof weights])[] = [
  [devices, 'device'],
  ['/manager/utilities/', 'utility'],
  ['/release-notes/', 'releaseNotes'],
  ['/tutorials/', 'tutorial'],
];

/** Words by which a reader asks for a thing on a screen, not for the device. */
const screenWords: ReadonlySet<string> = new Set(
  'display gui object objects page pages screen touchscreen ui widget widgets'.split(' '),
);

/** Languages of code by the words that name them; their pages have them in their addresses. */
const languages: ReadonlyMap<string, string> = new Map([
  ['java', 'java'],
  ['javascript', 'javascript'],
  ['js', 'javascript'],
  ['script', 'javascript'],
  ['events', 'events'],
  ['rule', 'events'],
  ['rules', 'events'],
]);

function languageWeight(address: string, words: readonly string[]): number {
  const asked = new Set(words.flatMap((word) => languages.get(word) ?? []));
  const own = address.split(/[/-]/u).find((part) => languages.get(part) === part);
  if (asked.size === 0 || own === undefined) {
    return 1;
  }
  return asked.has(own) ? weights.sameLanguage : weights.otherLanguage;
}

/**
 * Weight of a page in a search: the page of a device comes before its UI
 * object, unless the query names something of a screen, and before the
 * Manager's utility for it and what is built with it; how it is comes before
 * what was changed; code in the language that the query names comes before code
 * in another.
 *
 * @param address of the page
 * @param isPage whether there is a page at an address
 * @param words of the query, in lower case
 */
export function weigh(
  address: string,
  isPage: (address: string) => boolean,
  words: readonly string[],
): number {
  if (address.includes(objects) && isPage(address.replace(objects, devices))) {
    return words.some((word) => screenWords.has(word))
      ? weights.objectAskedFor
      : weights.objectOfDevice;
  }
  const kind = folders.find(([folder]) => address.includes(folder))?.[1];
  return (kind === undefined ? 1 : weights[kind]) * languageWeight(address, words);
}
