import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transportSecurity} from '../src/docusaurus/headers/plugin';
import {headersOf, locationsOf, type BuiltSite} from './builtSite';
import {compressibleExtensions, contentType, isText, mediaTypes} from './mediaTypes';

/** Placeholder values of an example configuration. */
export interface ExampleOptions {
  /** Folder of the built site. */
  readonly root: string;
  /** Site address in the syntax of the server. */
  readonly address: string;
}

/** Replaces the placeholders in double braces; all lines of a value get the same indentation. */
function fillTemplate(
  file: string,
  values: Readonly<Record<string, string | readonly string[]>>,
): string {
  const text = readFileSync(path.join(__dirname, file), 'utf8');
  return text.replaceAll(/( *)\{\{(\w+)\}\}/gu, (match, indent: string, name: string) =>
    [values[name] ?? match]
      .flat()
      .map((line) => indent + line)
      .join('\n'),
  );
}

/** Fills in `deploy/Caddyfile` for a built site. */
export function caddyExample(site: BuiltSite, {root, address}: ExampleOptions): string {
  const line = ({key, value}: {key: string; value: string}) => `${key} \`${value}\``;
  return fillTemplate('Caddyfile', {
    root: `\`${root}\``,
    address,
    transportSecurity: line(transportSecurity),
    headers: locationsOf(site.rules).flatMap(({pathname, isPrefix, headers, unset}, index) => [
      `@location${index} path \`/${pathname}${isPrefix ? '*' : ''}\``,
      `header @location${index} {`,
      ...headers.map((header) => `  ${line(header)}`),
      ...unset.map((key) => `  -${key}`),
      '}',
    ]),
    errorHeaders: headersOf(site.rules, '404.html').map((header) => `header ${line(header)}`),
    types: Object.entries(mediaTypes).flatMap(([extension, type]) => [
      `@${extension} path *.${extension}`,
      `header @${extension} Content-Type "${contentType(type)}"`,
    ]),
    redirects: site.redirects.map(({from, to}) => `redir ${from} ${to}{vars.query} 301`),
  });
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** Fills in `deploy/apache.conf` for a built site. */
export function apacheExample(site: BuiltSite, {root, address}: ExampleOptions): string {
  const line = ({key, value}: {key: string; value: string}) =>
    `${key} "${value.replace(/["\\]/gu, '\\$&')}"`;
  const types = Object.entries(mediaTypes);
  const textExtensions = types
    .filter(([, type]) => isText(type))
    .map(([extension]) => `.${extension}`);
  return fillTemplate('apache.conf', {
    root: `"${root}"`,
    address,
    compressible: compressibleExtensions.join('|'),
    transportSecurity: line(transportSecurity),
    headers: locationsOf(site.rules).flatMap(({pathname, isPrefix, headers, unset}) => [
      // Apache matches the path of the compressed file.
      `<LocationMatch "^/${escapeRegExp(pathname)}${isPrefix ? '' : '(?:\\.br|\\.gz)?$'}">`,
      ...headers.map((header) => `  Header always set ${line(header)}`),
      ...unset.map((key) => `  Header always unset ${key}`),
      '</LocationMatch>',
    ]),
    types: [
      ...types.map(([extension, type]) => `AddType ${type} .${extension}`),
      `AddCharset utf-8 ${textExtensions.join(' ')}`,
    ],
    redirects: site.redirects.map(
      ({from, to}) => `RewriteRule "^${escapeRegExp(from)}$" "${to}" [R=301,L]`,
    ),
  });
}
