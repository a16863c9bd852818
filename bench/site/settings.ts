import path from 'node:path';

/** Project folder. */
export const root = path.join(__dirname, '../..');
/** Sites that use the packages of the project must be inside it. */
export const ownOut = path.join(root, 'bench/.out/site');
/** Sites that use the packages of the benchmark. */
export const peerOut = path.join(__dirname, '.out');

/** Measured sites by command line name. */
export const siteLabels = {
  ours: 'this manual',
  stock: 'stock Docusaurus',
  vitepress: 'VitePress',
  starlight: 'Starlight',
} as const;
export type SiteName = keyof typeof siteLabels;
export const siteNames = Object.keys(siteLabels) as SiteName[];

/** Includes an earlier build of this manual, and one with another version. */
export const measuredLabels = {
  ...siteLabels,
  third: 'this manual with a third version',
  before: 'this manual before',
} as const;
export type MeasuredSite = keyof typeof measuredLabels;

/** Measured pages by command line name. */
export const pageLabels = {
  home: 'home',
  server: 'I/O server',
  reference: 'longest reference',
  object: 'object with a preview',
  tutorial: 'tutorial',
} as const;
export type PageName = keyof typeof pageLabels;
export const pageNames = Object.keys(pageLabels) as PageName[];

export interface MeasuredPage {
  readonly name: PageName;
  /** Address, identical on every site. */
  readonly route: string;
}

/** Phone as in Lighthouse and in our tests. */
export const phone = {
  viewport: {width: 390, height: 844},
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;
/** Window that fits the complete navbar. */
export const wideWindow = {viewport: {width: 1280, height: 900}, hasTouch: true} as const;
