import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {partialsOf, readPages} from '../../src/features/version-difference/readPages';
import {docsRoot, docsVersions, versions} from '../../src/site/versions';
import {filesBelow, read, root} from './project';

const git = (...args: readonly string[]) =>
  execFileSync('git', args, {cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']})
    .split('\n')
    .filter((line) => line !== '');

/**
 * Files changed or added since `BASE_COMMIT`, by default since the merge base with main; none
 * without a history.
 *
 * @throws Error if the commit of `BASE_COMMIT` does not exist
 */
export function changedFiles(): string[] {
  const named = process.env.BASE_COMMIT;
  try {
    const [base = ''] = git('merge-base', named ?? 'main', 'HEAD');
    return [
      ...git('diff', '--name-only', base),
      ...git('ls-files', '--others', '--exclude-standard'),
    ];
  } catch (error) {
    if (named === undefined) {
      return [];
    }
    throw new Error(`BASE_COMMIT: there is no commit "${named}".`, {cause: error});
  }
}

function filesOf(file: string): string[] {
  return [file, ...[...partialsOf(read(file), file).values()].flatMap(filesOf)];
}

/** Addresses of the 4.1 pages whose text is the same in 4.0, including partials. */
export function repeatedAddresses(): Set<string> {
  const [next, latest] = [versions.next, versions.latest].map(({tree}) =>
    readPages(path.join(root, tree)),
  );
  const texts = new Map(latest?.map(({id, text}) => [id, text]));
  return new Set(
    next
      ?.filter(({id, text}) => texts.get(id) === text)
      .map(({id}) => `${docsRoot(versions.next)}/${id}`),
  );
}

/** Addresses of the documents whose page or partials are among the files. */
export function documentsWith(files: readonly string[]): string[] {
  const isPage = (file: string) => /\.mdx?$/u.test(file) && !/(?:^|\/)_/u.test(file);
  return docsVersions
    .filter(({tree}) => files.some((file) => file.startsWith(`${tree}/`)))
    .flatMap((version) =>
      filesBelow(version.tree)
        .filter(isPage)
        .filter((page) => filesOf(`${version.tree}/${page}`).some((file) => files.includes(file)))
        .map((page) => `${docsRoot(version)}/${page.replace(/\.mdx?$/u, '')}`),
    );
}

/** Evenly spaced elements of a list, at most `limit`. */
export const sample = <T>(list: readonly T[], limit: number): T[] =>
  list.filter((_, index) => (index * limit) % list.length < limit);
