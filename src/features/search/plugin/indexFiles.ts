import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Contents of the index file and the page texts, by file path relative to the folder of a version. */
export type IndexFiles = Readonly<Record<string, string>>;

/**
 * Writes the files of an index.
 *
 * @param folder folder of the version in the built site
 */
export async function writeIndex(folder: string, files: IndexFiles): Promise<void> {
  for (const [relativePath, text] of Object.entries(files)) {
    const filePath = path.join(folder, relativePath);
    await mkdir(path.dirname(filePath), {recursive: true});
    await writeFile(filePath, text);
  }
}
