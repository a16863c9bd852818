/** Media types by file extension; the defaults of hosts are incomplete. */
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

/** Whether a media type is text, which is compressed and sent as UTF-8. */
export const isText = (type: string): boolean =>
  /^text\/|^application\/(?:json|xml|manifest\+json)$|^image\/svg\+xml$/u.test(type);

/** File extensions of text files, which are compressed. */
export const compressibleExtensions: readonly string[] = Object.entries(mediaTypes)
  .filter(([, type]) => isText(type))
  .map(([extension]) => extension);

/** Value of the `Content-Type` header. */
export const contentType = (type: string): string =>
  isText(type) ? `${type}; charset=utf-8` : type;
