import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** A version, or a section of it, in one file. */
export interface Edition {
  /** Name of the version, as the table of versions has it. */
  readonly version: string;
  /** `print`: a page of the site that has all of it, to print. */
  readonly kind: 'archive' | 'pdf' | 'print';
  /** Name of the section for readers; none for the whole version. */
  readonly section?: string;
  /** Its address below the base address of the site, without a slash before it. */
  readonly file: string;
  readonly bytes: number;
}

/** What `release.json` says of a built site. */
export interface Release {
  /** Eight hexadecimal digits, the same for the same sources. */
  readonly release: string;
  /** Made after the site, by commands of their own: none, until then. */
  readonly editions: readonly Edition[];
}

/** Address of the file below the base address of the site. */
export const releaseName = 'release.json';

/** Write what a built site says of itself. */
export async function writeRelease(outDir: string, release: Release): Promise<void> {
  await writeFile(path.join(outDir, releaseName), `${JSON.stringify(release, null, 2)}\n`);
}

/**
 * Read what a built site says of itself.
 *
 * @throws Error when there is no built site in the folder
 */
export async function readRelease(outDir: string): Promise<Release> {
  const file = path.join(outDir, releaseName);
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Release;
  } catch (error) {
    throw new Error(`${file} cannot be read: run "npm run build" first.`, {cause: error});
  }
}

/** Name a file in the release that has been made from it, in the place of its last one. */
export async function addEdition(outDir: string, edition: Edition): Promise<void> {
  const release = await readRelease(outDir);
  const others = release.editions.filter(
    ({version, kind, section}) =>
      version !== edition.version || kind !== edition.kind || section !== edition.section,
  );
  await writeRelease(outDir, {...release, editions: [...others, edition]});
}
