import {createHash} from 'node:crypto';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {captionOf} from './browser';
import {buildDir} from './project';

/** Page that the second release changes: the caption of its first drawing. */
export const changedPage = 'io-servers/knx';
/** The caption in the second release. */
export const newCaption = 'Second edition.';

/** What is large, and no page asks for by itself. */
const leftOut = /^(?:cards|data|download|llms|print|__server)$/u;

/** The hash in the name of a built file, or of the folder of a release's tables. */
const hashIn = /(?:^|\.)(?<hash>[0-9a-f]{8})(?:\.(?:js|css))?$/u;

function hashesOf(folder: string): Map<string, string> {
  const names = ['js', 'css', 'routes'].flatMap((kind) =>
    readdirSync(path.join(folder, 'assets', kind)),
  );
  const hashes = names.flatMap((name) => hashIn.exec(name)?.groups?.hash ?? []);
  const next = (hash: string) =>
    createHash('sha256').update(`second ${hash}`).digest('hex').slice(0, 8);
  return new Map(hashes.map((hash) => [hash, next(hash)]));
}

/**
 * Makes a second release of a copy of the built site: the caption of a drawing
 * is another one, and each script, the style and the folder of the tables have
 * another hash in their names, everywhere that names them.
 */
function rename(folder: string): void {
  const hashes = hashesOf(folder);
  const caption = captionOf(changedPage);
  const renamed = (text: string) =>
    text.replaceAll(/\b[0-9a-f]{8}\b/gu, (hash) => hashes.get(hash) ?? hash);
  for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
    const place = path.join(folder, file);
    if (/\.html$|^assets\/.*\.(?:js|json)$/u.test(file)) {
      const text = readFileSync(place, 'utf8');
      writeFileSync(place, renamed(text).replaceAll(caption, newCaption));
    }
  }
  for (const kind of ['js', 'css', 'routes']) {
    for (const name of readdirSync(path.join(folder, 'assets', kind))) {
      const place = path.join(folder, 'assets', kind);
      renameSync(path.join(place, name), path.join(place, renamed(name)));
    }
  }
}

/** The releases of the manual after the built one. */
export interface Releases {
  /** The second release alone: the grace time is over. */
  readonly second: string;
  /** The second release beside the files with hashes of the first. */
  readonly grace: string;
  readonly remove: () => void;
}

/**
 * A second release of the built site: that of the folder `SECOND_RELEASE`, a
 * build of its own with `newCaption`, or else a copy under other hashes.
 */
export function nextReleases(): Releases {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'manual-releases-'));
  const [second, grace] = ['second', 'grace'].map((name) => path.join(folder, name)) as [
    string,
    string,
  ];
  const copy = (from: string, to: string) =>
    cpSync(from, to, {
      recursive: true,
      filter: (file) => !leftOut.test(path.relative(from, file)),
    });
  const own = process.env.SECOND_RELEASE;
  copy(own ?? buildDir, second);
  if (own === undefined) {
    rename(second);
  }
  copy(second, grace);
  cpSync(path.join(buildDir, 'assets'), path.join(grace, 'assets'), {
    recursive: true,
    force: false,
  });
  return {second, grace, remove: () => rmSync(folder, {recursive: true, force: true})};
}
