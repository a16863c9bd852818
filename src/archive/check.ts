import {load} from 'cheerio';
import {mapCssUrls, mapSrcset} from './links';

/** Files of an archive, by their path below its folder. */
export type ArchiveFiles = ReadonlyMap<string, Uint8Array | string>;

/** Reads pages that are well formed, as those of an archive are, in a third of the time. */
export const quickly = {xml: {xmlMode: false}} as const;

/** Longest path, with the folder: Windows still has programs that stop at 260 characters in all. */
const longestPath = 100;
const forbidden = /[<>:"\\|?*\p{Cc}]|[. ](?:\/|$)/u;
const reserved = /(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|\/|$)/iu;

/** Names that Windows would not unpack, or not beside each other. */
export function nameFaults(folder: string, names: Iterable<string>): string[] {
  const known = new Map<string, string>();
  return [...names].flatMap((name) => {
    const other = known.get(name.toLowerCase());
    known.set(name.toLowerCase(), name);
    return [
      ...(`${folder}/${name}`.length > longestPath ? [`${name}: longer than ${longestPath}`] : []),
      ...(forbidden.test(name) || reserved.test(name) ? [`${name}: no name on Windows`] : []),
      ...(other === undefined ? [] : [`${name}: the same as ${other} but for its case`]),
    ];
  });
}

/** What an address of a file refers to; `undefined` where it leads to another site or is data. */
function referred(from: string, address: string): {file: string; anchor: string} | undefined {
  if (/^(?:https?|mailto|data):/u.test(address)) {
    return undefined;
  }
  const [path = '', anchor = ''] = address.split('#');
  const file = path === '' ? from : new URL(path, `archive://x/${from}`).pathname.slice(1);
  return {
    file: path.startsWith('/') ? address : decodeURI(file),
    anchor: decodeURIComponent(anchor),
  };
}

/**
 * Addresses in an archive that lead nowhere: files that are not there, absolute
 * addresses, anchors that their page does not have.
 *
 * @returns a line for each, with the file it stands in
 */
export function linkFaults(archive: ArchiveFiles): string[] {
  const pages = [...archive].filter(([name]) => name.endsWith('.html'));
  const anchors = new Map<string, Set<string>>();
  const addresses = new Map<string, Set<string>>();
  for (const [name, text] of pages) {
    const $ = load(String(text), quickly);
    const found = new Set<string>();
    const add = (address: string): string => {
      found.add(address);
      return address;
    };
    $('[href], [src], [poster], [data], [action]').each((_, element) => {
      ['href', 'src', 'poster', 'data', 'action'].forEach((attribute) => {
        const address = $(element).attr(attribute);
        if (address !== undefined) {
          add(address);
        }
      });
    });
    $('[srcset]').each((_, element) => void mapSrcset($(element).attr('srcset') ?? '', add));
    $('[style*="url("]').each((_, element) => void mapCssUrls($(element).attr('style') ?? '', add));
    addresses.set(name, found);
    const ids = $('[id]')
      .toArray()
      .map((element) => element.attribs.id ?? '');
    anchors.set(name, new Set(ids));
  }
  for (const [name, text] of archive) {
    if (name.endsWith('.css')) {
      const found = new Set<string>();
      mapCssUrls(String(text), (address) => {
        found.add(address);
        return address;
      });
      addresses.set(name, found);
    }
  }
  return [...addresses].flatMap(([name, found]) =>
    [...found].flatMap((address) => {
      const target = referred(name, address);
      if (target === undefined) {
        return [];
      }
      if (!archive.has(target.file)) {
        return [`${name}: ${address} leads to no file`];
      }
      const own = anchors.get(target.file);
      return target.anchor === '' || own?.has(target.anchor) !== false
        ? []
        : [`${name}: ${address} leads to no place of its page`];
    }),
  );
}
