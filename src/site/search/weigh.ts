/** Measured with the queries of `bench/queries.tsv`. */
export const weights = {device: 1.2, objectOfDevice: 0.45, tutorial: 0.7};
const [devices, objects, tutorials] = [
  '/io-servers/',
  '/development/project-development/objects/',
  '/tutorials/',
] as const;

/**
 * Weight of a page in a search: the page of a device comes before its UI
 * object, and before what is built with it.
 *
 * @param address of the page
 * @param isPage whether there is a page at an address
 */
export function weigh(address: string, isPage: (address: string) => boolean): number {
  if (address.includes(devices)) {
    return weights.device;
  }
  if (address.includes(objects) && isPage(address.replace(objects, devices))) {
    return weights.objectOfDevice;
  }
  return address.includes(tutorials) ? weights.tutorial : 1;
}
