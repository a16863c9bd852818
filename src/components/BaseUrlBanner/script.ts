/**
 * Script of the home page that shows a banner when the site's own scripts did
 * not load: the site is then most likely served below another path than the
 * one that it was built for. Written for old browsers, without any library.
 *
 * @param baseUrl base path that the site was built for
 */
export function bannerScript(baseUrl: string): string {
  const style =
    'margin:20px;padding:20px;border:4px solid #b91c22;background:#fff3d6;color:#16242b;font-size:18px';
  return `
document.addEventListener('DOMContentLoaded', function () {
  if (typeof window['docusaurus'] !== 'undefined') { return; }
  var path = window.location.pathname;
  var banner = document.createElement('div');
  banner.id = 'base-url-banner';
  banner.setAttribute('role', 'alert');
  banner.setAttribute('style', ${JSON.stringify(style)});
  var add = function (text) {
    var line = document.createElement('p');
    line.textContent = text;
    banner.appendChild(line);
  };
  add('Your site did not load properly.');
  add('A common reason is a wrong base path. The site was built for baseUrl = ' + ${JSON.stringify(baseUrl)} + '.');
  add('Served from here, it needs baseUrl = ' + (path.slice(-1) === '/' ? path : path + '/') + ' in docusaurus.config.ts.');
  document.body.insertBefore(banner, document.body.firstChild);
});
`;
}
