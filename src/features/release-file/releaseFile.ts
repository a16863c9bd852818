import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Version, or one of its sections, in one file. */
export interface Edition {
  /** Name of the version in `src/site/versions.ts`. */
  readonly version: string;
  /** `print`: a printable page of the site. */
  readonly kind: 'archive' | 'pdf' | 'print';
  /** Section label; undefined for the whole version. */
  readonly section?: string;
  /** Address relative to the base URL, without a leading slash. */
  readonly file: string;
  readonly bytes: number;
}

/** Content of `release.json`. */
export interface Release {
  /** Eight hexadecimal digits; identical for identical sources. */
  readonly release: string;
  /** Empty until separate commands have created them. */
  readonly editions: readonly Edition[];
}

/** Address relative to the base URL. */
export const releaseName = 'release.json';

export async function writeRelease(outDir: string, release: Release): Promise<void> {
  await writeFile(path.join(outDir, releaseName), `${JSON.stringify(release, null, 2)}\n`);
}

/**
 * Reads `release.json`.
 *
 * @throws Error if the folder contains no built site
 */
export async function readRelease(outDir: string): Promise<Release> {
  const file = path.join(outDir, releaseName);
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Release;
  } catch (error) {
    throw new Error(`${file} cannot be read: run "npm run build" first.`, {cause: error});
  }
}

/** Adds or replaces an edition in `release.json`. */
export async function addEdition(outDir: string, edition: Edition): Promise<void> {
  const release = await readRelease(outDir);
  const others = release.editions.filter(
    ({version, kind, section}) =>
      version !== edition.version || kind !== edition.kind || section !== edition.section,
  );
  await writeRelease(outDir, {...release, editions: [...others, edition]});
}
