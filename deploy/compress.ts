import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {compressedEndings} from './mediaTypes';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
/** Endings of the compressed forms. */
export const compressedForms = ['br', 'gz'] as const;

const filesBelow = (folder: string) =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

const endingOf = (file: string) => path.extname(file).slice(1);

/**
 * Put the compressed forms beside every file that is worth it, in the place of
 * those of an earlier build.
 *
 * @param folder the built site
 * @param quality of brotli, 0 to 11
 * @param endings of the files that are compressed
 * @returns number of files that have compressed forms
 */
export async function compressFiles(
  folder: string,
  quality = 11,
  endings: readonly string[] = compressedEndings,
): Promise<number> {
  const all = filesBelow(folder);
  const originals = new Set(all);
  for (const file of all) {
    const isForm = compressedForms.some((form) => endingOf(file) === form);
    if (isForm && originals.has(file.slice(0, -path.extname(file).length))) {
      rmSync(file);
      originals.delete(file);
    }
  }
  const files = [...originals].filter((file) => endings.includes(endingOf(file)));
  const brotliOptions = {params: {[constants.BROTLI_PARAM_QUALITY]: quality}};
  let count = 0;
  const next = async () => {
    for (let file = files.pop(); file !== undefined; file = files.pop()) {
      const plain = readFileSync(file);
      const forms = {
        br: await compressBrotli(plain, brotliOptions),
        gz: await compressGzip(plain, {level: 9}),
      };
      const worth = Object.entries(forms).filter(([, form]) => form.length < plain.length);
      worth.forEach(([ending, form]) => writeFileSync(`${file}.${ending}`, form));
      count += worth.length > 0 ? 1 : 0;
    }
  };
  await Promise.all(Array.from({length: os.availableParallelism()}, next));
  return count;
}
