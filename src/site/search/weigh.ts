/** Measured with the queries of `bench/queries.tsv`. */
export const weights = {device: 1.1, objectOfDevice: 0.45, tutorial: 0.83, advanced: 0.75};
const [devices, objects, tutorials, advanced] = [
  '/io-servers/',
  '/development/project-development/objects/',
  '/tutorials/',
  '/advanced-development/',
] as const;

/**
 * Weight of a page in a search: the page of a device comes before its UI
 * object, and before what is built with it; what most readers do comes before
 * what a driver's author does.
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
  if (address.includes(advanced)) {
    return weights.advanced;
  }
  return address.includes(tutorials) ? weights.tutorial : 1;
}
