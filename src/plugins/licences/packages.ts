import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {Contrib} from '@cyclonedx/cyclonedx-library';
import {unixLines} from '../../text/readSource';
import {acceptedLicences} from './accepted';
import {noticesOf} from './notices';

/** What the licence of a package is read from. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string | {readonly type?: string};
  readonly [field: string]: unknown;
}

/** A package whose work reaches a browser. */
export interface UsedPackage {
  readonly manifest: Manifest;
  /** SPDX name of its licence; empty where it states none. */
  readonly licence: string;
  /** Texts of its licence and notices. */
  readonly texts: readonly string[];
}

const ownFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/u;

/** Folders of the packages that files belong to; a file of the project belongs to none. */
export function packageFolders(files: Iterable<string>): string[] {
  return [...new Set([...files].flatMap((file) => ownFolder.exec(file)?.[0] ?? []))];
}

/** The texts in a folder whose names are those of licences and notices. */
function textsIn(folder: string): string[] {
  const gatherer = new Contrib.License.Utils.LicenseEvidenceGatherer();
  return [...gatherer.getFileAttachments(folder)].map(({text}) =>
    unixLines(Buffer.from(text.content.toString(), 'base64').toString()).trim(),
  );
}

async function packageIn(folder: string): Promise<UsedPackage> {
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
  const {name, license} = manifest;
  const own = textsIn(folder);
  return {
    manifest,
    licence: (typeof license === 'string' ? license : license?.type) ?? '',
    texts: own.length > 0 ? own : noticesOf(name),
  };
}

const titleOf = ({manifest: {name, version}}: UsedPackage): string => `${name} ${version}`;

/**
 * The packages in some folders, by name and version. Two copies of the same
 * are one.
 *
 * @throws Error naming each package that may not reach a browser: its licence
 * is not accepted, or has no text
 */
export async function usedPackages(folders: readonly string[]): Promise<UsedPackage[]> {
  const found = await Promise.all(folders.map(packageIn));
  const packages = [...new Map(found.map((one) => [titleOf(one), one]))]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([, one]) => one);
  const faults = packages.flatMap((one) => {
    if (!Object.hasOwn(acceptedLicences, one.licence)) {
      return `${titleOf(one)}: its licence, ${one.licence || 'which is not stated'}, is not in accepted.ts.`;
    }
    return one.texts.length === 0
      ? `${titleOf(one)}: neither its files nor notices.ts have the text of its licence.`
      : [];
  });
  if (faults.length > 0) {
    throw new Error(
      `Packages that must not reach a browser, see src/plugins/licences:\n  ${faults.join('\n  ')}`,
    );
  }
  return packages;
}
