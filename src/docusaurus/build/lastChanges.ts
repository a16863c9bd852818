import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {docsVersions} from '../../site/versions';

const run = promisify(execFile);

/** Folders with the sources of pages. */
const pageFolders = [...docsVersions.map(({tree}) => tree), 'blog', 'src/pages'];

let isReported = false;

/** Reports once, as several plugins ask for the dates. */
function warnOnce(reason: string): void {
  if (!isReported) {
    isReported = true;
    console.warn(`Pages, feeds and sitemap have no dates of changes. ${reason}`);
  }
}

/**
 * Dates of the last changes of pages. One call of Git replaces a call for each page.
 *
 * @param siteDir folder of the project
 * @param warn reports why all dates are missing
 * @returns dates by path relative to `siteDir`; empty without history, and in a shallow clone,
 * where every file seems new
 */
export async function lastChanges(
  siteDir: string,
  warn: (reason: string) => void = warnOnce,
): Promise<ReadonlyMap<string, Date>> {
  const git = async (...args: readonly string[]) => {
    const {stdout} = await run('git', ['-C', siteDir, ...args], {maxBuffer: Infinity});
    return stdout.trim();
  };
  const changes = new Map<string, Date>();
  let log: string;
  try {
    if ((await git('rev-parse', '--is-shallow-repository')) === 'true') {
      warn(
        'The history of this shallow clone is cut off: fetch all of it with "git fetch --unshallow".',
      );
      return changes;
    }
    log = await git(
      ...['-c', 'core.quotePath=false', 'log', '--format=:%ct', '--name-only', '--relative', '--'],
      ...pageFolders,
    );
  } catch {
    // Git or the repository is missing or not readable.
    warn('Git finds no history: build in a clone of the repository, with Git installed.');
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
