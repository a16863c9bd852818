/** Weights of pages by kind, tuned with `bench/queries.tsv` unless stated otherwise. */
const pageWeights = {
  device: 1.1,
  deviceObject: 0.45,
  /** UI object of a device, if the query has a word for the screen; tuned with `bench/queries-by-page.tsv`. */
  requestedDeviceObject: 1.1,
  tutorial: 0.83,
  utility: 0.8,
  releaseNotes: 0.6,
  /** Page about the programming language that the query names, or about another one. */
  sameLanguage: 1.2,
  otherLanguage: 0.6,
};
const [devices, objects] = ['/io-servers/', '/development/project-development/objects/'] as const;
/** Kinds of pages by folder in the URL path. */
const folders: readonly (readonly [string, keyof typeof pageWeights])[] = [
  [devices, 'device'],
  ['/manager/utilities/', 'utility'],
  ['/release-notes/', 'releaseNotes'],
  ['/tutorials/', 'tutorial'],
];

/** Words that show that the reader is looking for a UI object, not for the device. */
const screenWords: ReadonlySet<string> = new Set(
  'display gui object objects page pages screen touchscreen ui widget widgets'.split(' '),
);

/** Programming languages, as in the URL paths of their pages, by query word. */
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
  const requested = words.map((word) => languages.get(word)).filter(Boolean);
  const pageLanguage =
    requested.length > 0
      ? address.split(/[/-]/u).find((part) => languages.get(part) === part)
      : undefined;
  if (pageLanguage === undefined) {
    return 1;
  }
  return requested.includes(pageLanguage) ? pageWeights.sameLanguage : pageWeights.otherLanguage;
}

/**
 * Weight of a page by its kind. The page of a device ranks above its UI object, unless the query
 * has a word for the screen, and above utilities of the Manager and tutorials. Release notes rank
 * below documentation. Pages about the programming language that the query names rank above
 * those about another language.
 *
 * @param address URL path of the page
 * @param isPage whether a URL path belongs to a page
 * @param words words of the query, in lower case
 */
export function pageWeight(
  address: string,
  isPage: (address: string) => boolean,
  words: readonly string[],
): number {
  if (address.includes(objects) && isPage(address.replace(objects, devices))) {
    return words.some((word) => screenWords.has(word))
      ? pageWeights.requestedDeviceObject
      : pageWeights.deviceObject;
  }
  const kind = folders.find(([folder]) => address.includes(folder))?.[1];
  return (kind === undefined ? 1 : pageWeights[kind]) * languageWeight(address, words);
}
