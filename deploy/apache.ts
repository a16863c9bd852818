import {
  headersOf,
  leftOut,
  placesOf,
  withTransportSecurity,
  type BuiltSite,
  type Certificate,
} from './builtSite';
import {compressedEndings, isText, mediaTypes} from './mediaTypes';

/** What Apache is told of the site, apart from what the build says. */
export interface ApacheOptions {
  /** Folder of the built site. */
  readonly root: string;
  /** Address and port of the virtual host, such as `*:80`; 443 is for TLS. */
  readonly address: string;
  /** For TLS, where its lines are not written elsewhere. */
  readonly certificate?: Certificate;
  /** Address and port of another virtual host, which sends on to TLS. */
  readonly plain?: string;
}

/** A virtual host that sends every address on to TLS, as it was asked for. */
function plainHost(plain: string, address: string): string {
  const port = address.replace(/^.*:/u, '');
  return `<VirtualHost ${plain}>
  ServerSignature Off
  RewriteEngine On
  RewriteCond %{THE_REQUEST} "^\\S+ (/[^? ]*)"
  RewriteRule ^ "https://%{SERVER_NAME}${port === '443' ? '' : `:${port}`}%1" [R=301,NE,L]
</VirtualHost>
`;
}

const quoted = (text: string) => `"${text.replace(/["\\]/gu, '\\$&')}"`;
const pattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&');

/** A virtual host of Apache 2.4 for a built site. */
export function apacheHost(
  site: BuiltSite,
  {root, address, certificate, plain}: ApacheOptions,
): string {
  const {redirects} = site;
  const isSecure = certificate !== undefined || address.endsWith(':443');
  const rules = isSecure ? withTransportSecurity(site.rules) : site.rules;
  const secureLines = certificate
    ? [
        'SSLEngine on',
        `SSLCertificateFile ${quoted(certificate.certificate)}`,
        `SSLCertificateKeyFile ${quoted(certificate.key)}`,
        'SSLProtocol -all +TLSv1.2 +TLSv1.3',
        'Protocols h2 http/1.1',
      ]
    : [];
  const headerBlocks = placesOf(rules).map(({source}) => {
    const isFolder = source.endsWith('**');
    const place = isFolder ? source.slice(0, -2) : source;
    // The address may have been led to a compressed form by then.
    const end = isFolder ? '' : '(?:\\.br|\\.gz)?$';
    const lines = [
      ...headersOf(rules, place).map(
        ({key, value}) => `    Header always set ${key} ${quoted(value)}`,
      ),
      ...leftOut(rules, place).map((key) => `    Header always unset ${key}`),
    ];
    return `  <LocationMatch "^/${pattern(place)}${end}">\n${lines.join('\n')}\n  </LocationMatch>`;
  });
  const forms = [
    ['br', 'br'],
    ['gzip', 'gz'],
  ].map(
    ([encoding, ending]) => `  RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b
  RewriteCond %{DOCUMENT_ROOT}$1.${ending} -f
  RewriteRule "^(/.*\\.(?:${compressedEndings.join('|')}))$" "$1.${ending}" [L]`,
  );
  const types = Object.entries(mediaTypes);
  const host = `<VirtualHost ${address}>
${secureLines.map((line) => `  ${line}\n`).join('')}  DocumentRoot ${quoted(root)}
  ServerSignature Off
  # Addresses are compared as they were asked for.
  AcceptPathInfo Off
  DirectoryIndex index.html
  DirectorySlash Off
  ErrorDocument 404 /404.html
  <Directory ${quoted(root)}>
    Options None
    AllowOverride None
    Require all granted
  </Directory>
  RewriteEngine On
  RewriteCond %{REQUEST_METHOD} !^(?:GET|HEAD)$
  RewriteRule ^ - [R=405,L]
  RewriteRule "(?:^|/)(?:\\.|_headers$|_redirects$)|\\.(?:br|gz)$" - [R=404,L]
${redirects.map(({from, to}) => `  RewriteRule "^${pattern(from)}$" "${to}" [R=301,L]`).join('\n')}
  RewriteCond %{THE_REQUEST} "^\\S+ /+([^? ]*?)(?:/index|(?<=/)index)?\\.html[? ]"
  RewriteRule ^ "/%1" [R=301,NE,L]
  RewriteCond %{THE_REQUEST} "^\\S+ /+([^? ]+?)/+[? ]"
  RewriteRule ^ "/%1" [R=301,NE,L]
  RewriteCond %{REQUEST_URI} ^/$
  RewriteRule ^ "/index.html"
  RewriteCond %{DOCUMENT_ROOT}%{REQUEST_URI}.html -f
  RewriteRule "^(.*)$" "$1.html"
${forms.join('\n')}
  AddEncoding br .br
  AddEncoding gzip .gz
${types.map(([ending, type]) => `  AddType ${type} .${ending}`).join('\n')}
  AddCharset utf-8 ${types
    .filter(([, type]) => isText(type))
    .map(([ending]) => `.${ending}`)
    .join(' ')}
  <FilesMatch "\\.(?:${compressedEndings.join('|')})(?:\\.br|\\.gz)?$">
    Header always set Vary Accept-Encoding
  </FilesMatch>
${headerBlocks.join('\n')}
</VirtualHost>
`;
  return plain === undefined ? host : host + plainHost(plain, address);
}

/** Modules that the virtual host needs. */
export const apacheModules: readonly string[] = ['authz_core', 'dir', 'headers', 'mime', 'rewrite'];

/** Modules that it needs besides for TLS. */
export const apacheTlsModules: readonly string[] = ['ssl', 'http2'];
