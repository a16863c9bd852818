import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {docsVersions} from '../site/versions';

const run = promisify(execFile);

/** Folders whose files readers see as pages. */
const pageFolders = [...docsVersions.map(({tree}) => tree), 'blog', 'src/pages'];

/**
 * When each page was last changed, by the history of the checkout: one question
 * for all of them, where the generator would ask for each page on its own.
 *
 * @param siteDir folder of the project
 * @returns dates by the path of the file below `siteDir`; none for a file that
 * was never committed, and none at all without a history: in an unpacked
 * archive, or in a shallow clone, which takes every file for new
 */
export async function lastChanges(siteDir: string): Promise<ReadonlyMap<string, Date>> {
  const git = async (...args: readonly string[]) => {
    const {stdout} = await run('git', ['-C', siteDir, ...args], {maxBuffer: Infinity});
    return stdout.trim();
  };
  const changes = new Map<string, Date>();
  let log: string;
  try {
    if ((await git('rev-parse', '--is-shallow-repository')) === 'true') {
      return changes;
    }
    log = await git(
      ...['-c', 'core.quotePath=false', 'log', '--format=:%ct', '--name-only', '--relative', '--'],
      ...pageFolders,
    );
  } catch {
    // No git, no repository, or none that may be read: no history.
    return changes;
  }
  let date = new Date(0);
  for (const line of log.split('\n')) {
    if (line.startsWith(':')) {
      date = new Date(Number(line.slice(1)) * 1000);
    } else if (line !== '' && (changes.get(line) ?? new Date(0)) < date) {
      changes.set(line, date);
    }
  }
  return changes;
}
