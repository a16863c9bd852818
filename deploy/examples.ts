import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transportSecurity} from '../src/docusaurus/headers/plugin';
import {headersOf, placesOf, type BuiltSite} from './builtSite';
import {compressedEndings, contentType, isText, mediaTypes} from './mediaTypes';

/** Where a host serves the site. */
export interface ExampleOptions {
  /** Folder of the built site. */
  readonly root: string;
  readonly address: string;
}

/** Replaces the words in double braces of an example; further lines are indented as the first. */
function filled(file: string, words: Readonly<Record<string, string | readonly string[]>>): string {
  const text = readFileSync(path.join(__dirname, file), 'utf8');
  return text.replaceAll(/( *)\{\{(\w+)\}\}/gu, (match, indent: string, word: string) =>
    [words[word] ?? match]
      .flat()
      .map((line) => indent + line)
      .join('\n'),
  );
}

/** `deploy/Caddyfile` for a built site. */
export function caddyExample(site: BuiltSite, {root, address}: ExampleOptions): string {
  const line = ({key, value}: {key: string; value: string}) => `${key} \`${value}\``;
  return filled('Caddyfile', {
    root: `\`${root}\``,
    address,
    transportSecurity: line(transportSecurity),
    headers: placesOf(site.rules).flatMap(({place, isFolder, headers, without}, index) => [
      `@place${index} path \`/${place}${isFolder ? '*' : ''}\``,
      `header @place${index} {`,
      ...headers.map((header) => `  ${line(header)}`),
      ...without.map((key) => `  -${key}`),
      '}',
    ]),
    errorHeaders: headersOf(site.rules, '404.html').map((header) => `header ${line(header)}`),
    types: Object.entries(mediaTypes).flatMap(([ending, type]) => [
      `@${ending} path *.${ending}`,
      `header @${ending} Content-Type "${contentType(type)}"`,
    ]),
    redirects: site.redirects.map(({from, to}) => `redir ${from} ${to}{vars.query} 301`),
  });
}

const pattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** `deploy/apache.conf` for a built site. */
export function apacheExample(site: BuiltSite, {root, address}: ExampleOptions): string {
  const line = ({key, value}: {key: string; value: string}) =>
    `${key} "${value.replace(/["\\]/gu, '\\$&')}"`;
  const types = Object.entries(mediaTypes);
  const texts = types.filter(([, type]) => isText(type)).map(([ending]) => `.${ending}`);
  return filled('apache.conf', {
    root: `"${root}"`,
    address,
    compressed: compressedEndings.join('|'),
    transportSecurity: line(transportSecurity),
    headers: placesOf(site.rules).flatMap(({place, isFolder, headers, without}) => [
      // Apache compares the address of the compressed file.
      `<LocationMatch "^/${pattern(place)}${isFolder ? '' : '(?:\\.br|\\.gz)?$'}">`,
      ...headers.map((header) => `  Header always set ${line(header)}`),
      ...without.map((key) => `  Header always unset ${key}`),
      '</LocationMatch>',
    ]),
    types: [
      ...types.map(([ending, type]) => `AddType ${type} .${ending}`),
      `AddCharset utf-8 ${texts.join(' ')}`,
    ],
    redirects: site.redirects.map(
      ({from, to}) => `RewriteRule "^${pattern(from)}$" "${to}" [R=301,L]`,
    ),
  });
}
