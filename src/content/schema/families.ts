/** Page families and the values of their front matter: keys for writers, labels for readers. */

import {docsVersions, type VersionName} from '../../site/versions';

/** Sources of the facts of a page, for maintainers. */
export const bases = ['manual-4', 'manual-3', 'device'] as const;

/** Purposes of I/O servers, which group the sidebar. */
export const ioServerGroups = {
  'building-bus': 'Building buses',
  security: 'Intrusion and security',
  fire: 'Fire detection',
  hvac: 'Heating and cooling',
  lighting: 'Lighting',
  energy: 'Energy',
  'audio-video': 'Audio',
  video: 'Video and projection',
  'access-control': 'Access control',
  sensors: 'Sensors and wireless',
  weather: 'Weather',
  messaging: 'Messaging',
  telephony: 'Telephony',
  'it-network': 'IT and networks',
  generic: 'Other systems',
  simulation: 'Simulation',
} as const;
export type IoServerGroup = keyof typeof ioServerGroups;

export const transports = {
  tcp: 'TCP',
  udp: 'UDP',
  http: 'HTTP',
  https: 'HTTPS',
  serial: 'Serial',
  usb: 'USB',
  local: 'Local hardware',
  cloud: 'Cloud service',
} as const;
export type Transport = keyof typeof transports;

/** Effects of an I/O server on the licence total. */
export const licences = {
  counted: 'Counts as one I/O server',
  quarter: 'Counts as a quarter of an I/O server',
  'per-gateway': 'Counts as one I/O server per gateway',
  free: 'Does not count as an I/O server',
} as const;

/** Purposes of UI objects, which group the sidebar. */
export const objectGroups = {
  'project-structure': 'Project structure',
  command: 'Commands',
  input: 'Input',
  'data-display': 'Data display',
  layout: 'Layout',
  navigation: 'Navigation',
  dialog: 'Dialogs',
  feedback: 'Feedback',
  media: 'Media',
  device: 'Devices',
  'alarm-panel': 'Alarm panels',
  watch: 'Watch',
} as const;
export type ObjectGroup = keyof typeof objectGroups;

export const levels = {
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  advanced: 'Advanced',
} as const;

/** Families in the order of matching. */
export const families = {
  'io-server': {label: 'I/O server', folder: 'io-servers'},
  object: {label: 'UI object', folder: 'development/project-development/objects'},
  tutorial: {label: 'Tutorial', folder: 'tutorials'},
  manager: {label: 'Manager application', folder: 'architecture/manager'},
  'release-notes': {label: 'Release notes', folder: 'release-notes'},
  guide: {label: 'Guide', folder: ''},
} as const;
export type Family = keyof typeof families;

/**
 * Family of a page.
 *
 * @param docPath path relative to the docs tree, for example `io-servers/knx.mdx`
 */
export function familyOf(docPath: string): Family {
  const found = Object.entries(families).find(
    ([, {folder}]) => folder === '' || docPath.startsWith(`${folder}/`),
  );
  return (found?.[0] ?? 'guide') as Family;
}

/**
 * Path relative to the docs tree, and version, of a Markdown file.
 *
 * @param filePath absolute path, or path relative to the project
 * @param siteDir folder of the project, removed from an absolute path
 * @returns `undefined` for a blog post or partial
 */
export function locateDoc(
  filePath: string,
  siteDir = '',
): {docPath: string; id: string; version: VersionName} | undefined {
  const relative = filePath.startsWith(siteDir) ? filePath.slice(siteDir.length) : filePath;
  const file = `/${relative.replaceAll('\\', '/')}`;
  const [located] = docsVersions
    .map(({name, tree}) => ({version: name, tree, start: file.indexOf(`/${tree}/`)}))
    .filter(({start}) => start >= 0)
    .sort((a, b) => a.start - b.start);
  if (located === undefined || !/\.mdx?$/u.test(file)) {
    return undefined;
  }
  const docPath = file.slice(located.start + `/${located.tree}/`.length);
  const isPartial = docPath.split('/').some((part) => part.startsWith('_'));
  const id = docPath.replace(/\.mdx?$/u, '');
  return isPartial ? undefined : {docPath, id, version: located.version};
}

/** Whether a page lists the tutorials that build on it. */
export function hasTutorials(family: Family): boolean {
  return family === 'object' || family === 'io-server';
}

/** Generated file with the tutorials of a page. */
export function tutorialsFile(version: string, id: string): string {
  return `tutorials-${version}-${id.replaceAll('/', '-')}.json`;
}
