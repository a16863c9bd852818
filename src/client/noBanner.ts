/** In place of the banner of a wrong base path, which the start script shows. */
export default function NoBanner(): null {
  return null;
}
