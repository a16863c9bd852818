/**
 * Names of the Trusted Types policies: all that may make HTML or addresses of
 * scripts from text. The policy of the site allows these and no other.
 */
export const policies = {
  /** The start script: the scripts of the page. */
  start: 'manual-start',
  /** The bundler's runtime: chunks and workers. */
  bundler: 'manual-bundler',
  /** The service worker. */
  worker: 'manual-worker',
  /** Pictures, headings and announcements that the build made. */
  html: 'manual-html',
} as const;
