import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {test as base} from 'playwright/test';

/** A temporary folder, whose path starts with a prefix. */
export class Folder {
  readonly root: string;

  constructor(prefix = path.join(os.tmpdir(), 'manual-')) {
    this.root = mkdtempSync(prefix);
  }

  at = (...names: readonly string[]): string => path.join(this.root, ...names);

  read = (name: string, encoding: BufferEncoding = 'utf8'): string =>
    readFileSync(this.at(name), encoding);

  /** Writes files by name, and creates their parent folders. */
  write(files: Readonly<Record<string, string | Uint8Array>>): void {
    for (const [name, text] of Object.entries(files)) {
      mkdirSync(path.dirname(this.at(name)), {recursive: true});
      writeFileSync(this.at(name), text);
    }
  }

  remove = (): void => rmSync(this.root, {recursive: true, force: true});
}

/** A test with its own temporary folder. */
export const test = base.extend<{folder: Folder}>({
  folder: async ({}, provide) => {
    const folder = new Folder();
    await provide(folder);
    folder.remove();
  },
});
