import {readFileSync} from 'node:fs';
import {Contrib} from '@cyclonedx/cyclonedx-library';
import {unixLines} from '../../lib/text/readSource';
import {acceptedLicences, notices} from './accepted';

/** Package that reaches a browser. */
export interface UsedPackage {
  readonly manifest: {readonly name: string; readonly version: string};
  /** SPDX name; empty if missing. */
  readonly licence: string;
  /** Texts of its licence and notices. */
  readonly texts: readonly string[];
}

const packageFolder = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+(?=[\\/])/u;

function packageIn(folder: string): UsedPackage {
  const manifest = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly license?: string | {readonly type?: string};
  };
  const {name, license} = manifest;
  const gatherer = new Contrib.License.Utils.LicenseEvidenceGatherer();
  const texts = [...gatherer.getFileAttachments(folder)].map(({text}) =>
    unixLines(Buffer.from(text.content.toString(), 'base64').toString()).trim(),
  );
  return {
    manifest,
    licence: (typeof license === 'string' ? license : license?.type) ?? '',
    texts: texts.length > 0 ? texts : (notices[name] ?? []),
  };
}

/**
 * Packages of some files, sorted by name and version, without duplicates.
 *
 * @throws Error naming each package whose licence is not accepted or has no text
 */
export function usedPackages(files: readonly string[]): UsedPackage[] {
  const folders = new Set(files.flatMap((file) => packageFolder.exec(file)?.[0] ?? []));
  const titled = [...folders].map(packageIn).map((one) => {
    const {name, version} = one.manifest;
    return [`${name} ${version}`, one] as const;
  });
  const packages = [...new Map(titled)].sort(([one], [other]) => (one < other ? -1 : 1));
  const faults = packages.flatMap(([title, {licence, texts}]) => {
    if (!Object.hasOwn(acceptedLicences, licence)) {
      return `${title}: its licence, ${licence || 'which is missing'}, is not in accepted.ts.`;
    }
    return texts.length === 0
      ? `${title}: the text of its licence is neither in the package nor in accepted.ts.`
      : [];
  });
  if (faults.length > 0) {
    throw new Error(
      `Packages that must not reach a browser, see src/features/licences:\n  ${faults.join('\n  ')}`,
    );
  }
  return packages.map(([, one]) => one);
}
