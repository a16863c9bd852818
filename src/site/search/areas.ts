import {trimSlashes} from '../../lib/address';

/** Sections of the manual to which a search can be restricted: labels by folder. */
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

/** Maximum length of a section name in the URL, which is untrusted. */
const maxReferenceLength = 200;

/**
 * Finds the folder of a section. Links of different ages name it by its path (with or without the
 * folder of a version), by the last segment of the path, or by its label.
 *
 * @returns `undefined` if no section matches
 */
export function findArea(reference: string): string | undefined {
  const normalized = trimSlashes(reference.slice(0, maxReferenceLength));
  const matches = (folder: string, label: string) =>
    normalized === label.toLowerCase() ||
    normalized === folder ||
    normalized.endsWith(`/${folder}`) ||
    normalized === folder.slice(folder.lastIndexOf('/') + 1);
  return normalized === ''
    ? undefined
    : Object.entries(areas).find(([folder, label]) => matches(folder, label))?.[0];
}
