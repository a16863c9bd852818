/** Input of the Markdown export, as the plugins have loaded it. */

import type {IoServerEntry, ObjectEntry, VersionedEntry} from '../catalogue';

export interface SitePage {
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** Metadata lines below the title of the export. */
  readonly facts: readonly (readonly [name: string, value: string])[];
}

export interface SiteDoc extends SitePage {
  readonly id: string;
}

export interface SiteVersion {
  readonly name: string;
  readonly number: string;
  readonly label: string;
  /** Base path of its pages. */
  readonly root: string;
  readonly docs: readonly SiteDoc[];
  /** Generated index pages of categories, each with the folder of its documents. */
  readonly categories: readonly (SitePage & {readonly folder: string})[];
}

export interface Site {
  /** Origin, such as `https://docs.example.com`. */
  readonly origin: string;
  readonly baseUrl: string;
  readonly title: string;
  readonly tagline: string;
  readonly home: SitePage;
  /** The published one first. */
  readonly versions: readonly SiteVersion[];
  readonly posts: readonly SitePage[];
  readonly catalogue: {
    readonly ioServers: readonly VersionedEntry<IoServerEntry>[];
    readonly objects: readonly VersionedEntry<ObjectEntry>[];
  };
}

/** Output file: path relative to the build, and text. */
export type TextFile = readonly [file: string, text: string];
