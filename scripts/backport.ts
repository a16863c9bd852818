import {existsSync} from 'node:fs';
import {cp, mkdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {trees} from '../src/site/trees';

const root = path.resolve(__dirname, '..');

/**
 * Copy pages, partials or folders of the version to come over those of 4.0.
 * Without a path, the whole tree.
 *
 * @param paths paths below `docs/`, with or without that prefix
 * @throws Error naming the path that does not exist; nothing is copied then
 */
async function backport(paths: readonly string[]): Promise<void> {
  const wanted = (paths.length > 0 ? paths : ['.']).map((name) =>
    path.relative(trees.current, path.join(trees.current, name.replace(/^docs[\\/]/u, ''))),
  );
  for (const name of wanted) {
    if (name.startsWith('..') || !existsSync(path.join(root, trees.current, name))) {
      throw new Error(`${path.join(trees.current, name)} does not exist; nothing was copied.`);
    }
  }
  for (const name of wanted) {
    const target = path.join(root, trees['4.0'], name);
    await rm(target, {recursive: true, force: true});
    await mkdir(path.dirname(target), {recursive: true});
    await cp(path.join(root, trees.current, name), target, {
      recursive: true,
      // Notes of a version that 4.0 does not have.
      filter: (source) => path.basename(source) !== '4.1.0.mdx',
    });
    console.log(`${path.join(trees.current, name)} → ${path.join(trees['4.0'], name)}`);
  }
}

backport(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
