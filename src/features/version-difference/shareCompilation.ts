import {existsSync} from 'node:fs';
import path from 'node:path';
import {createMDXLoaderItem, type Options} from '@docusaurus/mdx-loader';
import {tutorialsFile} from '../../content/schema/families';
import {hashOf} from '../../lib/build/cache';
import {withBase} from '../../site/base';
import {docsRoot, docsVersions, versions} from '../../site/versions';
import {textWithPartials} from './readPages';

type Processors = NonNullable<Options['processors']>;
type Process = Processors['mdxProcessor']['process'];

/** Code of a page, with the number of versions that have asked for it. */
interface Compiled {
  readonly file: string;
  readonly result: ReturnType<Process>;
  uses: number;
}

/** Stand-in for the root of a version, which no page contains. */
const anyRoot = '/any-version-of-the-manual';

/** Version of a Markdown file, and its path relative to the docs tree. */
function placeOf(siteDir: string, filePath: string) {
  const [place] = docsVersions.flatMap((version) => {
    const docPath = path.relative(path.join(siteDir, version.tree), filePath);
    const root = withBase(docsRoot(version));
    return docPath.startsWith('..') ? [] : [{version: version.name, root, docPath}];
  });
  if (place === undefined) {
    throw new Error(`${filePath} is in no version: see src/site/versions.ts.`);
  }
  return {...place, docPath: place.docPath.replaceAll(path.sep, '/')};
}

/** Whether a page links the other version, so that its code depends on the page there. */
function isChanged(siteDir: string, docPath: string): boolean {
  const [file = '', other = ''] = [versions.next, versions.latest].map(({tree}) =>
    path.join(siteDir, tree, docPath),
  );
  return (
    existsSync(file) && existsSync(other) && textWithPartials(file) !== textWithPartials(other)
  );
}

/**
 * Makes the processor of the Markdown loader compile the pages and partials that versions have in
 * common once. Their links are resolved for each version.
 *
 * @param options options of the loader, whose processor is replaced
 */
export function shareCompilation(options: Options, siteDir: string): void {
  /** Addresses of the links in each file, with the stand-in. */
  const links = new Map<string, Map<string, string | null>>();
  const resolve: NonNullable<Options['resolveMarkdownLink']> = (link) => {
    const {root} = placeOf(siteDir, link.sourceFilePath);
    const own = options.resolveMarkdownLink?.(link) ?? null;
    const address = own?.startsWith(`${root}/`) ? anyRoot + own.slice(root.length) : own;
    const known = links.get(link.sourceFilePath) ?? new Map<string, string | null>();
    links.set(link.sourceFilePath, known.set(link.linkPathname, address));
    return address;
  };
  const sharing = {...options, processors: undefined, resolveMarkdownLink: resolve};
  const loader = createMDXLoaderItem(sharing);
  const compile: Process = async (input) => {
    const {options: own} = (await loader) as {readonly options: {readonly processors: Processors}};
    return own.processors.mdxProcessor.process(input);
  };
  const compiled = new Map<string, Compiled>();
  /** Whether a page of another version can use the code of a file. */
  const isFor = (filePath: string, file: string, code: string): boolean =>
    // A path to a picture depends on the folder.
    !code.includes('require(') &&
    [...(links.get(file) ?? [])].every(
      ([linkPathname, address]) => resolve({linkPathname, sourceFilePath: filePath}) === address,
    );

  const process: Process = async (input) => {
    const {filePath, content, frontMatter} = input;
    const {version, root, docPath} = placeOf(siteDir, filePath);
    const own = isChanged(siteDir, docPath) ? version : '';
    const key = hashOf([docPath, content, JSON.stringify(frontMatter), own]);
    let used: Compiled = compiled.get(key) ?? {file: filePath, uses: 0, result: compile(input)};
    used.uses += 1;
    compiled.set(key, used);
    if (used.uses === docsVersions.length) {
      compiled.delete(key);
    }
    if (used.file !== filePath && !isFor(filePath, used.file, (await used.result).content)) {
      used = {file: filePath, uses: 1, result: compile(input)};
    }
    const {content: code, data} = await used.result;
    const id = docPath.replace(/\.mdx?$/u, '');
    const from = tutorialsFile(placeOf(siteDir, used.file).version, id);
    return {
      data,
      content: code.replaceAll(anyRoot, root).replaceAll(from, tutorialsFile(version, id)),
    };
  };
  options.processors = {mdProcessor: {process}, mdxProcessor: {process}};
}
