/** Measured with the queries of `bench/queries.tsv`. */
export const weights = {
  device: 1.1,
  objectOfDevice: 0.45,
  tutorial: 0.83,
  utility: 0.8,
  releaseNotes: 0.6,
};
const [devices, objects] = ['/io-servers/', '/development/project-development/objects/'] as const;
/** Kinds of pages by a folder of their address. */
const folders: readonly (readonly [string, keyof typeof weights])[] = [
  [devices, 'device'],
  ['/manager/utilities/', 'utility'],
  ['/release-notes/', 'releaseNotes'],
  ['/tutorials/', 'tutorial'],
];

/**
 * Weight of a page in a search: the page of a device comes before its UI
 * object, the Manager's utility for it and what is built with it; how it is
 * comes before what was changed.
 *
 * @param address of the page
 * @param isPage whether there is a page at an address
 */
export function weigh(address: string, isPage: (address: string) => boolean): number {
  if (address.includes(objects) && isPage(address.replace(objects, devices))) {
    return weights.objectOfDevice;
  }
  const kind = folders.find(([folder]) => address.includes(folder))?.[1];
  return kind === undefined ? 1 : weights[kind];
}
