import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Index and page texts, by path relative to the folder of a version. */
export type IndexFiles = Readonly<Record<string, string>>;

/** @param folder folder of the version in the built site */
export async function writeIndex(folder: string, files: IndexFiles): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    const place = path.join(folder, file);
    await mkdir(path.dirname(place), {recursive: true});
    await writeFile(place, text);
  }
}
