import {escapeHtml} from '../../../lib/html';
import {storedVersions, visitedPages, type StoredVersion} from '../stored';
import {build} from './build';

function link(address: string, text: string): string {
  return `<li><a href="${escapeHtml(address)}">${escapeHtml(text)}</a></li>`;
}

const style = `
:root{color-scheme:light dark;font:1rem/1.6 system-ui,sans-serif}
body{max-width:44rem;margin:0 auto;padding:2rem 1rem;color:#16242b;background:#fff}
h1{font-size:1.75rem;line-height:1.2}h2{font-size:1.25rem}
a{color:#0b6470}li a,p a{display:inline-block;padding:.35rem 0;min-height:1.6rem;min-width:44px}
code{overflow-wrap:anywhere}ul{padding-left:1.25rem}
@media (prefers-color-scheme:dark){body{color:#dfe8ea;background:#11191d}a{color:#63cbd3}}`;

/** Permits the inline style, and the empty icon that prevents a request for `favicon.ico`. */
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

function offlinePage(
  pathname: string,
  kept: readonly StoredVersion[],
  visited: string[],
): Response {
  const versions = kept.map(({list}) => link(list.start, `Complete manual, version ${list.label}`));
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>This page is not available offline</title>
<link rel="icon" href="data:,">
<style>${style}</style>
</head>
<body>
<main>
<h1>This page is not available offline</h1>
<p>The site does not respond, and <code>${escapeHtml(pathname)}</code> is not stored on this device.</p>
<p><a href="">Try again</a></p>
<h2>Pages on this device</h2>
${versions.length + visited.length === 0 ? '<p>None.</p>' : `<ul>\n${[...versions, ...visited].join('\n')}\n</ul>`}
</main>
</body>
</html>
`;
  return new Response(html, {
    status: 503,
    statusText: 'Service Unavailable',
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
    },
  });
}

/** Response for an unavailable page: what the device has instead. */
export async function missingPage({url}: Request): Promise<Response> {
  const kept = (await storedVersions(build.base)).filter(({complete}) => complete !== undefined);
  const visited = [...(await visitedPages(build.base))]
    .sort(([, a], [, b]) => a.localeCompare(b, 'en'))
    .filter(([page]) => page !== build.base)
    .map(([page, title]) => link(page, title.replace(/ \| [^|]*$/u, '')));
  const home = (await caches.match(build.base)) ? [link(build.base, 'Home page')] : [];
  const search = kept.length > 0 ? [link(`${build.base}search`, 'Search')] : [];
  return offlinePage(new URL(url).pathname, kept, [...home, ...search, ...visited]);
}
