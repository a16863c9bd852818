// cspell:ignore fastcgi scgi uwsgi
import {transportSecurity} from '../src/docusaurus/headers/plugin';
import {
  placesOf,
  withTransportSecurity,
  type BuiltSite,
  type Certificate,
  type HeaderRule,
} from './builtSite';
import {isText, mediaTypes} from './mediaTypes';

const quoted = (text: string) => `"${text.replace(/["\\$]/gu, '\\$&')}"`;

/** How an address becomes a file; a place of nginx does not take it from the server around it. */
const files = 'try_files $uri $uri.html $uri/index.html =404;';

/** The headers that a build asks for, as places of nginx. */
export function headerPlaces(rules: readonly HeaderRule[]): string {
  return placesOf(rules)
    .map(({place, isFolder, headers}) => {
      const lines = headers.map(({key, value}) => `add_header ${key} ${quoted(value)} always;`);
      return `location ${isFolder ? '' : '= '}/${place} { ${[files, ...lines].join(' ')} }`;
    })
    .join('\n  ');
}

/** Types of files, as a block of nginx. */
export const typesBlock = (types: Readonly<Record<string, string>>): string =>
  `types {\n${Object.entries(types)
    .map(([ending, type]) => `    ${type} ${ending};`)
    .join('\n')}\n  }`;

/** Settings of nginx for the site, apart from its location. */
export interface NginxOptions {
  /** Folder of the built site. */
  readonly root: string;
  /** Address and port, as the line `listen` has them; with `ssl` for TLS. */
  readonly listen: string;
  /** Whether nginx has the module that serves brotli. */
  readonly hasBrotli: boolean;
  /** For TLS, where its lines are not written elsewhere. */
  readonly certificate?: Certificate;
  /** Address and port at which another server sends on to TLS. */
  readonly plain?: string;
}

/** A server that sends every address on to TLS. */
function plainServer(plain: string, listen: string): string {
  const port = /^(?:\S*:)?(?<port>\d+)\b/u.exec(listen)?.groups?.port ?? '443';
  return `server {
  listen ${plain};
  server_tokens off;
  return 301 https://$host${port === '443' ? '' : `:${port}`}$request_uri;
}
`;
}

/** One `server` of nginx for a built site. */
export function nginxServer(
  site: BuiltSite,
  {root, listen, hasBrotli, certificate, plain}: NginxOptions,
): string {
  const textTypes = [...new Set(Object.values(mediaTypes))].filter(
    // nginx adds it to HTML in any case.
    (type) => isText(type) && type !== 'text/html',
  );
  const isSecure = /\bssl\b/u.test(listen);
  const rules = isSecure ? withTransportSecurity(site.rules) : site.rules;
  const secureLines = [
    // Those that the places below do not send: redirects and refusals.
    ...(isSecure
      ? [`add_header ${transportSecurity.key} ${quoted(transportSecurity.value)} always;`]
      : []),
    ...(certificate
      ? [
          `ssl_certificate ${quoted(certificate.certificate)};`,
          `ssl_certificate_key ${quoted(certificate.key)};`,
          'ssl_protocols TLSv1.2 TLSv1.3;',
        ]
      : []),
  ];
  const server = `server {
  listen ${listen};
${secureLines.map((line) => `  ${line}\n`).join('')}  root ${quoted(root)};
  server_tokens off;
  ${typesBlock(mediaTypes)}
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${textTypes.join(' ')};
  gzip_static on;
  ${hasBrotli ? 'brotli_static on;' : '# brotli_static on; # with the module for it'}
  gzip_vary on;
  absolute_redirect off;
  # In place of the answer of nginx itself, which has none of the headers below.
  error_page 404 /404.html;
  if ($request_method !~ ^(GET|HEAD)$) { return 405; }
  # Of the address as it was asked for: what try_files makes of it has an ending again.
  if ($request_uri ~ ^/+(?<clean>[^?]*?)(/index|(?<=/)index)?\\.html(?<query>\\?.*)?$) { return 301 /$clean$query; }
  if ($request_uri ~ ^/+(?<clean>[^?]+?)/+(?<query>\\?.*)?$) { return 301 /$clean$query; }
  location ~ (^|/)(\\.|_headers$|_redirects$) { return 404; }
  location ~ \\.(br|gz)$ { return 404; }
  ${site.redirects.map(({from, to}) => `location = ${from} { return 301 ${to}$is_args$args; }`).join('\n  ')}
  ${headerPlaces(rules)}
}
`;
  return plain === undefined ? server : server + plainServer(plain, listen);
}

/** Configuration of a standalone nginx, without that of the system. */
export interface NginxProgram {
  /** Folder that it may write to. */
  readonly folder: string;
  /** Files of the modules that it loads. */
  readonly modules: readonly string[];
  readonly workers: number | 'auto';
  /** Content of `http`. */
  readonly http: string;
}

/** The whole configuration of an nginx that is started for a measurement or a test. */
export function nginxProgram({folder, modules, workers, http}: NginxProgram): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join('\n  ');
  return `daemon off;
pid ${folder}/nginx.pid;
error_log stderr error;
worker_processes ${workers};
${process.getuid?.() === 0 ? 'user root;' : ''}
${modules.map((file) => `load_module ${file};`).join('\n')}
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  ${temporary}
  ${http}
}
`;
}
