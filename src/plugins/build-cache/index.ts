import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

interface Options {
  /** Folders whose list of files decides how Markdown links are resolved. */
  readonly contentDirs: readonly string[];
  /** Folders whose code takes part in compiling pages. */
  readonly codeDirs: readonly string[];
}

function filesBelow(directory: string): string[] {
  return readdirSync(directory, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Key of everything outside a page that decides how the page is compiled: which
 * pages there are to link to, and our own transformers.
 *
 * @param siteDir project directory
 * @throws Error when a folder does not exist
 */
export function cacheKey(siteDir: string, {contentDirs, codeDirs}: Options): string {
  const hash = createHash('sha256');
  for (const directory of contentDirs) {
    filesBelow(path.join(siteDir, directory)).forEach((file) =>
      hash.update(path.relative(siteDir, file)),
    );
  }
  for (const directory of codeDirs) {
    filesBelow(path.join(siteDir, directory)).forEach((file) => hash.update(readFileSync(file)));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Docusaurus plugin that makes the persistent build cache depend on what it
 * does not see by itself. Without it, a link to a page that did not exist
 * stays broken after the page was added.
 */
export default function buildCache(): Plugin {
  return {
    name: 'build-cache',
    configureWebpack(config) {
      const experiments = config.experiments as {cache?: {version?: string}} | undefined;
      const version = experiments?.cache?.version;
      if (version === undefined) {
        return {};
      }
      const siteDir = path.resolve(__dirname, '..', '..', '..');
      const key = cacheKey(siteDir, {
        contentDirs: ['docs', 'versioned_docs', 'blog'],
        codeDirs: ['src/remark', 'src/schema', 'src/language', 'src/preview', 'src/site'],
      });
      return {experiments: {cache: {version: `${version}-${key}`}}};
    },
  };
}
