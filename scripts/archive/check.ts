import {load} from 'cheerio';
import {parserOptions} from '../manual';
import {mapCssUrls} from './links';

/** Files of an archive by path. */
export type ArchiveFiles = ReadonlyMap<string, Uint8Array | string>;

/** Maximum path length, including the folder: some Windows programs allow 260 characters. */
const maxPathLength = 100;
const forbidden = /[<>:"\\|?*\p{Cc}]|[. ](?:\/|$)/u;
const reserved = /(?:^|\/)(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|\/|$)/iu;

/** Names that Windows cannot extract, or that differ only in case. */
export function nameFaults(folder: string, names: Iterable<string>): string[] {
  const known = new Map<string, string>();
  return [...names].flatMap((name) => {
    const other = known.get(name.toLowerCase());
    known.set(name.toLowerCase(), name);
    return [
      ...(`${folder}/${name}`.length > maxPathLength
        ? [`${name}: longer than ${maxPathLength}`]
        : []),
      ...(forbidden.test(name) || reserved.test(name)
        ? [`${name}: not a valid name on Windows`]
        : []),
      ...(other === undefined ? [] : [`${name}: differs from ${other} only in case`]),
    ];
  });
}

/** Target of an address; `undefined` for another site or data. */
function targetOf(from: string, address: string): {file: string; anchor: string} | undefined {
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

/** Addresses that a file contains, and its anchors if it is a page. */
function contentOf(name: string, text: string): {addresses: Set<string>; anchors?: Set<string>} {
  const addresses = new Set<string>();
  if (name.endsWith('.css')) {
    mapCssUrls(text, (address) => {
      addresses.add(address);
      return address;
    });
    return {addresses};
  }
  const $ = load(text, parserOptions);
  for (const attribute of ['href', 'src', 'poster', 'data', 'action']) {
    $(`[${attribute}]`).each((_, element) => {
      addresses.add($(element).attr(attribute) ?? '');
    });
  }
  const ids = $('[id]').toArray();
  return {addresses, anchors: new Set(ids.map((element) => element.attribs.id ?? ''))};
}

/**
 * Broken links: missing files, missing anchors and absolute addresses.
 *
 * @returns a line for each link
 */
export function linkFaults(archive: ArchiveFiles): string[] {
  const contents = new Map(
    [...archive]
      .filter(([name]) => /\.(?:html|css)$/u.test(name))
      .map(([name, text]) => [name, contentOf(name, String(text))] as const),
  );
  return [...contents].flatMap(([name, {addresses}]) =>
    [...addresses].flatMap((address) => {
      const target = targetOf(name, address);
      if (target === undefined) {
        return [];
      }
      if (!archive.has(target.file)) {
        return [`${name}: ${address} is not a file of the archive`];
      }
      const anchors = contents.get(target.file)?.anchors;
      return target.anchor === '' || anchors?.has(target.anchor) !== false
        ? []
        : [`${name}: ${address} has an anchor that its page does not have`];
    }),
  );
}
