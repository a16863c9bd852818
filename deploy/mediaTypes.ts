/** Types of the files of a built site, by their endings; hosts know too few of them by themselves. */
export const mediaTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css',
  csv: 'text/csv',
  gif: 'image/gif',
  html: 'text/html',
  ico: 'image/x-icon',
  ini: 'text/plain',
  java: 'text/plain',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  md: 'text/markdown',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml',
  zip: 'application/zip',
};

/** Types that are text and say that they are UTF-8. */
export const isText = (type: string): boolean =>
  /^text\/|^application\/(?:json|xml|manifest\+json)$|^image\/svg\+xml$/u.test(type);

/** Endings of files that are worth compressing. */
export const compressedEndings: readonly string[] = Object.entries(mediaTypes)
  .filter(([, type]) => isText(type))
  .map(([ending]) => ending);

/** A type as in the header of a response. */
export const contentType = (type: string): string =>
  isText(type) ? `${type}; charset=utf-8` : type;
