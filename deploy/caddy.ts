// cspell:ignore vars
import {
  headersOf,
  leftOut,
  placesOf,
  withTransportSecurity,
  type BuiltSite,
  type Certificate,
} from './builtSite';
import {contentType, mediaTypes} from './mediaTypes';

/** What Caddy is told of the site, apart from what the build says. */
export interface CaddyOptions {
  /** Folder of the built site. */
  readonly root: string;
  /** Address of the site: a name gets a certificate by itself, `:8080` none. */
  readonly address: string;
  /** In the place of the one that it gets by itself. */
  readonly certificate?: Certificate;
}

const quoted = (text: string) => `\`${text}\``;

/** A permanent redirect of the addresses that a pattern takes, with their query. */
function redirect(name: string, matcher: string, target: string): string {
  return [`@${name} ${matcher}`, `redir @${name} ${target}{vars.query} 301`].join('\n    ');
}

/** A site block of a Caddyfile for a built site. */
export function caddySite(site: BuiltSite, {root, address, certificate}: CaddyOptions): string {
  const {redirects} = site;
  // Caddy serves TLS but for `http://`, port 80 and a port alone; `localhost` has it for itself.
  const rules = /^(?:http:|localhost\b|[^/]*:80$|:(?!443$))/u.test(address)
    ? site.rules
    : withTransportSecurity(site.rules);
  const headerBlocks = placesOf(rules).map(({source}, index) => {
    const isFolder = source.endsWith('**');
    const place = isFolder ? source.slice(0, -2) : source;
    const lines = [
      ...headersOf(rules, place).map(({key, value}) => `      ${key} ${quoted(value)}`),
      ...leftOut(rules, place).map((key) => `      -${key}`),
    ];
    return [
      `    @rule${index} path ${quoted(`/${place}${isFolder ? '*' : ''}`)}`,
      `    header @rule${index} {`,
      ...lines,
      '    }',
    ].join('\n');
  });
  const errorHeaders = headersOf(rules, '404.html').map(
    ({key, value}) => `      header ${key} ${quoted(value)}`,
  );
  const typeLines = Object.entries(mediaTypes).map(
    ([ending, type]) =>
      `    @${ending} path *.${ending}\n    header @${ending} Content-Type ${quoted(contentType(type))}`,
  );
  const tlsLine = certificate
    ? `  tls ${quoted(certificate.certificate)} ${quoted(certificate.key)}\n`
    : '';
  return `${address} {
${tlsLine}  root * ${quoted(root)}
  # In the order written here: Caddy would put what is for all addresses last.
  route {
${[...headerBlocks, ...typeLines].join('\n')}
    # Pages have no type by an ending of their address.
    @page not path_regexp \\.[a-z0-9]+$
    header @page Content-Type "text/html; charset=utf-8"
    @method not method GET HEAD
    error @method 405
    @hidden path_regexp (^|/)(\\.|_headers$|_redirects$)|\\.(br|gz)$|\\x00|[^/]{81}
    error @hidden 404
    @query expression {query} != ""
    vars query ""
    vars @query query ?{query}
    ${redirects.map(({from, to}, index) => redirect(`redirect${index}`, `path ${from}`, to)).join('\n    ')}
    ${redirect('ending', 'path_regexp ending ^/+(.*?)(?:/index|index)?\\.html$', '/{re.ending.1}')}
    ${redirect('slash', 'path_regexp slash ^/+([^/].*?)/+$', '/{re.slash.1}')}
    try_files {path}.html {path}
    file_server {
      precompressed br gzip
      disable_canonical_uris
    }
  }
  handle_errors {
    @missing expression {http.error.status_code} == 404
    route @missing {
${errorHeaders.join('\n')}
      header Content-Type "text/html; charset=utf-8"
      rewrite * /404.html
      file_server {
        status 404
      }
    }
  }
}
`;
}
