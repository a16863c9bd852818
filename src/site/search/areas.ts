import {trimSlashes} from '../../lib/address';

/** Parts of the manual that a search can be held to, by the folder of their pages. */
export const areas: Readonly<Record<string, string>> = {
  'io-servers': 'I/O servers',
  'development/project-development': 'UI objects and projects',
  'development/events': 'EVENTS',
  'development/javascript': 'JavaScript',
  'development/java': 'Java',
  tutorials: 'Tutorials',
  architecture: 'Architecture',
  deploying: 'Deploying',
};

/** Characters of what names a part; an address may have any number. */
const longestReference = 200;

/**
 * Folder of a part, as a person or a link names it: by its folder, with or
 * without that of a version before it, by the last part of it, or by its label.
 *
 * @returns `undefined` where there is no such part
 */
export function namedArea(reference: string): string | undefined {
  const wanted = trimSlashes(reference.slice(0, longestReference));
  const isMeant = (folder: string, label: string) =>
    wanted === label.toLowerCase() ||
    wanted === folder ||
    wanted.endsWith(`/${folder}`) ||
    wanted === folder.slice(folder.lastIndexOf('/') + 1);
  return wanted === ''
    ? undefined
    : Object.entries(areas).find(([folder, label]) => isMeant(folder, label))?.[0];
}
