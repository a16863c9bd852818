// cspell:ignore fastcgi scgi uwsgi
import {
  locationsOf,
  transportSecurity,
  withTransportSecurity,
  type HostRules,
  type Certificate,
  type HeaderRule,
} from './hostRules';
import {isText, mediaTypes} from './mediaTypes';

const quoted = (text: string) => `"${text.replace(/["\\$]/gu, '\\$&')}"`;

/** Maps paths to files. An nginx `location` does not inherit `try_files`. */
const tryFiles = 'try_files $uri $uri.html $uri/index.html =404;';

/** Headers of a build as nginx `location` blocks. */
export function headerLocations(rules: readonly HeaderRule[]): string {
  return locationsOf(rules)
    .map(({pathname, isPrefix, headers}) => {
      const directives = headers.map(
        ({key, value}) => `add_header ${key} ${quoted(value)} always;`,
      );
      return `location ${isPrefix ? '' : '= '}/${pathname} { ${[tryFiles, ...directives].join(' ')} }`;
    })
    .join('\n  ');
}

/** Media types by file extension as an nginx `types` block. */
export const typesBlock = (types: Readonly<Record<string, string>>): string =>
  `types {\n${Object.entries(types)
    .map(([extension, type]) => `    ${type} ${extension};`)
    .join('\n')}\n  }`;

/** Settings of an nginx server for the site. */
export interface NginxOptions {
  /** Folder of the built site. */
  readonly root: string;
  /** Value of the `listen` directive; with `ssl` for TLS. */
  readonly listen: string;
  /** Whether nginx has the static brotli module. */
  readonly hasBrotli: boolean;
  /** For TLS, if the certificate is not configured elsewhere. */
  readonly certificate?: Certificate;
  /** `listen` value of a second server that redirects to TLS. */
  readonly plain?: string;
}

/** Server that redirects to TLS. */
function redirectServer(plain: string, listen: string): string {
  const port = /^(?:\S*:)?(?<port>\d+)\b/u.exec(listen)?.groups?.port ?? '443';
  return `server {
  listen ${plain};
  server_tokens off;
  return 301 https://$host${port === '443' ? '' : `:${port}`}$request_uri;
}
`;
}

/** nginx `server` block for a built site, and one that redirects to TLS if requested. */
export function nginxServer(
  site: HostRules,
  {root, listen, hasBrotli, certificate, plain}: NginxOptions,
): string {
  const textTypes = [...new Set(Object.values(mediaTypes))].filter(
    // nginx always includes text/html.
    (type) => isText(type) && type !== 'text/html',
  );
  const isSecure = /\bssl\b/u.test(listen);
  const rules = isSecure ? withTransportSecurity(site.rules) : site.rules;
  const tlsDirectives = [
    // For redirects and errors, which the locations below do not handle.
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
${tlsDirectives.map((directive) => `  ${directive}\n`).join('')}  root ${quoted(root)};
  server_tokens off;
  ${typesBlock(mediaTypes)}
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${textTypes.join(' ')};
  gzip_static on;
  ${hasBrotli ? 'brotli_static on;' : '# brotli_static on; # requires the brotli module'}
  gzip_vary on;
  absolute_redirect off;
  # The default error page of nginx has none of the headers below.
  error_page 404 /404.html;
  if ($request_method !~ ^(GET|HEAD)$) { return 405; }
  # $request_uri is the original path: try_files adds .html to $uri.
  if ($request_uri ~ ^/+(?<clean>[^?]*?)(/index|(?<=/)index)?\\.html(?<query>\\?.*)?$) { return 301 /$clean$query; }
  if ($request_uri ~ ^/+(?<clean>[^?]+?)/+(?<query>\\?.*)?$) { return 301 /$clean$query; }
  location ~ (^|/)(\\.|_headers$|_redirects$) { return 404; }
  location ~ \\.(br|gz)$ { return 404; }
  ${site.redirects.map(({from, to}) => `location = ${from} { return 301 ${to}$is_args$args; }`).join('\n  ')}
  ${headerLocations(rules)}
}
`;
  return plain === undefined ? server : server + redirectServer(plain, listen);
}

/** Options of a standalone nginx, which does not use the system's configuration. */
export interface NginxProgram {
  /** Writable folder. */
  readonly folder: string;
  /** Paths of the modules to load. */
  readonly modules: readonly string[];
  readonly workers: number | 'auto';
  /** Content of the `http` block. */
  readonly http: string;
}

/** Complete configuration of an nginx for a benchmark or a test. */
export function nginxProgram({folder, modules, workers, http}: NginxProgram): string {
  const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
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
  ${tempPaths}
  ${http}
}
`;
}
