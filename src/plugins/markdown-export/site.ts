/** Input of the Markdown export, as the plugins have loaded it. */

import type {IoServerEntry} from '../../catalogue/ioServerIndex';
import type {ObjectEntry} from '../../catalogue/objectIndex';
import type {IndexEntry} from '../../catalogue/programmingIndex';
import type {Symptom} from '../../catalogue/symptomIndex';
import type {TutorialFacts} from '../../catalogue/sidebarItems';
import type {TutorialLinks} from '../../catalogue/tutorialLinks';
import type {VersionedEntry} from '../../catalogue/versionLists';
import type {FrontMatter} from '../../schema/frontMatter';

export interface SiteDoc {
  /** Path relative to the docs tree, without extension. */
  readonly id: string;
  /** Path of the file relative to the project. */
  readonly file: string;
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly frontMatter: FrontMatter;
}

export interface CategoryEntry {
  readonly label: string;
  readonly address: string;
  readonly text: string | undefined;
  readonly facts: TutorialFacts;
}

/** Generated index page of a category. */
export interface SiteCategory {
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly entries: readonly CategoryEntry[];
  /** Folder of its documents, relative to the docs tree. */
  readonly folder: string;
}

export interface SiteVersion {
  readonly name: string;
  readonly number: string;
  readonly label: string;
  /** Base path of its pages. */
  readonly root: string;
  readonly docs: readonly SiteDoc[];
  readonly categories: readonly SiteCategory[];
}

export interface SitePost {
  readonly file: string;
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** ISO date, such as `2025-01-15`. */
  readonly date: string;
  readonly authors: readonly string[];
}

/** Data that the catalogue plugin generated. */
export interface CatalogueData {
  readonly ioServers: readonly VersionedEntry<IoServerEntry>[];
  readonly objects: readonly VersionedEntry<ObjectEntry>[];
  readonly programming: Readonly<Record<string, readonly IndexEntry[]>>;
  readonly symptoms: Readonly<Record<string, readonly Symptom[]>>;
  readonly tutorials: Readonly<Record<string, TutorialLinks>>;
}

export interface Site {
  readonly siteDir: string;
  /** Origin, such as `https://docs.example.com`. */
  readonly origin: string;
  readonly baseUrl: string;
  readonly title: string;
  readonly tagline: string;
  readonly release: string;
  readonly versions: readonly SiteVersion[];
  readonly posts: readonly SitePost[];
  readonly catalogue: CatalogueData;
}

/** Output file: path relative to the build, and text. */
export type TextFile = readonly [file: string, text: string];
