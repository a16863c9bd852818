import {createHash} from 'node:crypto';
import {readdir, readFile, stat} from 'node:fs/promises';
import path from 'node:path';

async function filesOf(source: string): Promise<string[]> {
  if (!(await stat(source)).isDirectory()) {
    return [source];
  }
  const entries = await readdir(source, {recursive: true, withFileTypes: true});
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Hash of files, and of folders with all their files, as a cache key.
 *
 * @param siteDir folder of the project
 * @param sources paths below the project: `texts` with their contents, `names` with their names only
 * @returns eight hexadecimal digits
 * @throws Error if a file or folder does not exist
 */
export async function hashFiles(
  siteDir: string,
  {texts, names = []}: {readonly texts: readonly string[]; readonly names?: readonly string[]},
): Promise<string> {
  const hash = createHash('sha256');
  for (const source of [...texts, ...names]) {
    for (const file of await filesOf(path.join(siteDir, source))) {
      hash.update(path.relative(siteDir, file));
      hash.update(texts.includes(source) ? await readFile(file) : '');
    }
  }
  return hash.digest('hex').slice(0, 8);
}
