import path from 'node:path';
import {writeArchive} from './archive/archive';
import {docsVersions, type DocsVersion} from '../src/site/versions';

const usage = [
  'Usage: npm run build:archive -- [<version>]',
  `  version  ${docsVersions.map(({number}) => number).join(' or ')}; default: all versions`,
].join('\n');

/**
 * Versions in the command line arguments.
 *
 * @throws Error with the usage if a version does not exist
 */
export function namedVersions(names: readonly string[]): readonly DocsVersion[] {
  const [requested] = names;
  const found = docsVersions.filter(
    ({name, number, label}: DocsVersion) =>
      requested === undefined || [name, number, label].includes(requested),
  );
  if (names.length > 1 || found.length === 0) {
    throw new Error(usage);
  }
  return found;
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/**
 * Creates the archives of versions from a built site.
 *
 * @param buildDir folder of the built site
 * @returns a line for each archive
 * @throws Error if the site is not built, or a version does not exist
 */
export async function buildArchives(buildDir: string, names: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  for (const version of namedVersions(names)) {
    const {file, bytes, files, unpacked} = await writeArchive({buildDir, version});
    lines.push(`${file}: ${megabytes(bytes)}; ${files} files, ${megabytes(unpacked)} unpacked`);
  }
  return lines;
}

if (require.main === module) {
  buildArchives(path.resolve(__dirname, '..', 'build'), process.argv.slice(2)).then(
    (lines) => console.log(lines.join('\n')),
    (error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    },
  );
}
