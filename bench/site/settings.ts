import path from 'node:path';

/** The project, whose build is measured. */
export const root = path.join(__dirname, '../..');
/** Sites of the packages of the project: they stand where those are found. */
export const ownOut = path.join(root, 'bench/.out/site');
/** Sites of the packages of this bench. */
export const peerOut = path.join(__dirname, '.out');

/** The sites that are measured, by their names on the command line. */
export const siteLabels = {
  ours: 'this manual',
  stock: 'stock Docusaurus',
  vitepress: 'VitePress',
  starlight: 'Starlight',
} as const;
export type SiteName = keyof typeof siteLabels;
export const siteNames = Object.keys(siteLabels) as SiteName[];

/** Those, and this manual as another checkout has built it. */
export const measuredLabels = {...siteLabels, before: 'this manual before'} as const;
export type MeasuredSite = keyof typeof measuredLabels;

/** The pages that are measured, by their names on the command line. */
export const pageLabels = {
  home: 'home',
  server: 'I/O server',
  reference: 'longest reference',
  object: 'object with a preview',
  tutorial: 'tutorial',
} as const;
export type PageName = keyof typeof pageLabels;
export const pageNames = Object.keys(pageLabels) as PageName[];

/** A page that is measured. */
export interface MeasuredPage {
  readonly name: PageName;
  /** Its address on every site. */
  readonly route: string;
}

/** A phone as Lighthouse and our tests have it. */
export const phone = {
  viewport: {width: 390, height: 844},
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;
/** A window in which everything of the navbar has room. */
export const wideWindow = {viewport: {width: 1280, height: 900}, hasTouch: true} as const;
