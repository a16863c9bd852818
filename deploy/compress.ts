import {readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';
import {compressibleExtensions} from './mediaTypes';

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
/** File extensions of the encodings. */
const encodingExtensions: readonly string[] = ['br', 'gz'];

const filesBelow = (folder: string) =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

const extensionOf = (file: string) => path.extname(file).slice(1);

/**
 * Writes compressed files beside the originals, and replaces those of an earlier build.
 *
 * @param folder the built site
 * @param quality brotli quality, 0 to 11
 * @param extensions file extensions to compress
 * @returns number of compressed originals
 */
export async function compressFiles(
  folder: string,
  quality = 11,
  extensions: readonly string[] = compressibleExtensions,
): Promise<number> {
  const all = filesBelow(folder);
  const originals = new Set(all);
  for (const file of all) {
    const isCompressed = encodingExtensions.includes(extensionOf(file));
    if (isCompressed && originals.has(file.slice(0, -path.extname(file).length))) {
      rmSync(file);
      originals.delete(file);
    }
  }
  const queue = [...originals].filter((file) => extensions.includes(extensionOf(file)));
  const brotliOptions = {params: {[constants.BROTLI_PARAM_QUALITY]: quality}};
  let count = 0;
  const drainQueue = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      const content = readFileSync(file);
      const encoded = {
        br: await compressBrotli(content, brotliOptions),
        gz: await compressGzip(content, {level: 9}),
      };
      const smaller = Object.entries(encoded).filter(([, bytes]) => bytes.length < content.length);
      smaller.forEach(([extension, bytes]) => writeFileSync(`${file}.${extension}`, bytes));
      count += smaller.length > 0 ? 1 : 0;
    }
  };
  await Promise.all(Array.from({length: os.availableParallelism()}, drainQueue));
  return count;
}
