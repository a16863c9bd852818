import {existsSync} from 'node:fs';
import {cp, mkdir, rm} from 'node:fs/promises';
import path from 'node:path';
import {versions} from '../src/site/versions';

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
    path.relative(
      versions.next.tree,
      path.join(versions.next.tree, name.replace(/^docs[\\/]/u, '')),
    ),
  );
  for (const name of wanted) {
    if (name.startsWith('..') || !existsSync(path.join(root, versions.next.tree, name))) {
      throw new Error(`${path.join(versions.next.tree, name)} does not exist; nothing was copied.`);
    }
  }
  for (const name of wanted) {
    const target = path.join(root, versions.latest.tree, name);
    await rm(target, {recursive: true, force: true});
    await mkdir(path.dirname(target), {recursive: true});
    await cp(path.join(root, versions.next.tree, name), target, {
      recursive: true,
      // Notes of a version that 4.0 does not have.
      filter: (source) => path.basename(source) !== '4.1.0.mdx',
    });
    console.log(
      `${path.join(versions.next.tree, name)} → ${path.join(versions.latest.tree, name)}`,
    );
  }
}

backport(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
