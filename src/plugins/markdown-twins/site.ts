/** What the twins are made from, as the plugins of the site have loaded it. */

import type {IoServerEntry} from '../../catalogue/ioServerIndex';
import type {ObjectEntry} from '../../catalogue/objectIndex';
import type {IndexEntry} from '../../catalogue/programmingIndex';
import type {Symptom} from '../../catalogue/symptomIndex';
import type {TutorialFacts} from '../../catalogue/sidebarItems';
import type {TutorialLinks} from '../../catalogue/tutorialLinks';
import type {VersionedEntry} from '../../catalogue/versionLists';
import type {FrontMatter} from '../../schema/frontMatter';

/** A document of a version. */
export interface SiteDoc {
  /** Path below the docs tree, without extension. */
  readonly id: string;
  /** Path of its file below the project. */
  readonly file: string;
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly frontMatter: FrontMatter;
}

/** An entry of the page of a category. */
export interface CategoryEntry {
  readonly label: string;
  readonly address: string;
  readonly text: string | undefined;
  readonly facts: TutorialFacts;
}

/** The page that the generator makes of a category. */
export interface SiteCategory {
  readonly address: string;
  readonly title: string;
  readonly description: string;
  readonly entries: readonly CategoryEntry[];
  /** Folder of its documents below the docs tree. */
  readonly folder: string;
}

/** A version of the manual. */
export interface SiteVersion {
  readonly name: string;
  readonly number: string;
  readonly label: string;
  /** Address below which its pages stand. */
  readonly root: string;
  readonly docs: readonly SiteDoc[];
  readonly categories: readonly SiteCategory[];
}

/** A post of the blog. */
export interface SitePost {
  readonly file: string;
  readonly address: string;
  readonly title: string;
  readonly description: string;
  /** Day of the post, such as `2025-01-15`. */
  readonly date: string;
  readonly authors: readonly string[];
}

/** Data of the catalogue, as its plugin wrote it. */
export interface CatalogueData {
  readonly ioServers: readonly VersionedEntry<IoServerEntry>[];
  readonly objects: readonly VersionedEntry<ObjectEntry>[];
  readonly programming: Readonly<Record<string, readonly IndexEntry[]>>;
  readonly symptoms: Readonly<Record<string, readonly Symptom[]>>;
  readonly tutorials: Readonly<Record<string, TutorialLinks>>;
}

/** Everything that twins are made from. */
export interface Site {
  readonly siteDir: string;
  /** Origin of its addresses, such as `https://docs.example.com`. */
  readonly origin: string;
  readonly baseUrl: string;
  readonly title: string;
  readonly tagline: string;
  readonly release: string;
  readonly versions: readonly SiteVersion[];
  readonly posts: readonly SitePost[];
  readonly catalogue: CatalogueData;
}

/** A file to write: its path below the build, and its text. */
export type TextFile = readonly [file: string, text: string];
