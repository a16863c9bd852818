import {repairOnce} from './repair';
import {startLater} from './startLater';

/**
 * The script that stands in the head of every page and runs before all others:
 *
 * - it shows the address by which the router knows the page, where a host
 *   serves the page under another one (`.html`, a slash at the end, capitals),
 *   and one that the router can read, where it cannot be decoded;
 * - it shows a message when the scripts or the style of the page did not come,
 *   as nothing else on the page does, and loads it again once;
 * - it starts them after the first paint, and loses nothing that the reader
 *   does before;
 * - it has a dark page print light, as paper is.
 *
 * Written for old browsers, without any library.
 *
 * @param baseUrl base path that the site was built for
 */
export function startScript(baseUrl: string): string {
  return `
(function () {
  var base = ${JSON.stringify(baseUrl)};
  var root = document.documentElement;
  var canonical = document.querySelector('link[rel="canonical"]');
  var own = canonical ? canonical.href.replace(/^[a-z]+:\\/\\/[^/]*/, '') : '';
  var path = location.pathname;
  var plain = function (address) {
    return address.toLowerCase().replace(/\\/+/g, '/').replace(/(\\/index)?\\.html$/, '').replace(/\\/$/, '');
  };
  try {
    // The theme makes an attribute of the page of each such parameter, and the page relies on its attributes.
    var params = new URLSearchParams(location.search);
    var foreign = Array.from(params.keys()).filter(function (name) { return /^docusaurus-data-/.test(name); });
    if (foreign.length > 0) {
      foreign.forEach(function (name) { params.delete(name); });
      history.replaceState(null, '', path + ('?' + params).replace(/\\?$/, '') + location.hash);
    }
  } catch (error) { /* Without these parameters, the theme reads none either. */ }
  var rest = location.search + location.hash;
  var whenParsed = function (action) { document.addEventListener('DOMContentLoaded', action); };
  var isInCharge = function () { return root.getAttribute('data-has-hydrated') === 'true'; };
  var isNotFound = own === base + '404.html';
  try {
    // The router decodes an address, and that again: one that it cannot read would end it.
    decodeURI(decodeURI(path));
  } catch (error) {
    path = path.replace(/%/g, '').replace(/\\/+/g, '/');
    history.replaceState(null, '', path + rest);
  }
  if (own && own !== path && plain(own) === plain(path)) {
    history.replaceState(null, '', own + rest);
  }
  try {
    var target = plain(path) || '/';
    // Once only: a host may lead back to the address that it did not know.
    if (isNotFound && target !== path && sessionStorage.getItem('clean-address') !== target) {
      sessionStorage.setItem('clean-address', target);
      location.replace(target + rest);
    } else {
      sessionStorage.removeItem('clean-address');
    }
  } catch (error) { /* Without storage nothing would end the circle: the page stays. */ }
  var showBanner = function (text) {
    var banner = document.createElement('div');
    banner.setAttribute('role', 'alert');
    banner.className = 'fault-notice';
    if (!isStyled()) { banner.style.cssText = 'position:sticky;bottom:0;padding:1rem;background:#fff;color:#000'; }
    var add = function (name, text) {
      var element = document.createElement(name);
      element.textContent = text;
      return banner.appendChild(element);
    };
    if (own === base && plain(path) !== plain(base)) {
      banner.id = 'base-url-banner';
      add('p', 'Your site did not load properly.');
      add('p', 'A common reason is a wrong base path. The site was built for baseUrl = ' + base + '.');
      add('p', 'To serve the site from this address, set baseUrl to ' + path.replace(/\\/?$/, '/') + ' in docusaurus.config.ts.');
    } else {
      banner.id = 'load-failure';
      add('p', text + ' The text is complete, and its links work.');
      add('button', 'Retry').onclick = retry;
    }
    (document.body || root).appendChild(banner);
  };
  var say = function (text) { document.querySelector('#load-failure p').textContent = text; };
${repairOnce}
  var banners = {
    style: 'The style of this page did not load.',
    scripts: 'Part of this page did not load: search, menu and colour switch do not work.'
  };
  var told = '';
  var fail = function (what) {
    if (told === what || told === 'scripts' || what === 'scripts' && isInCharge()) { return; }
    told = what;
    repair(function () { /* The reader has been told. */ });
    var earlier = document.querySelector('#load-failure, #base-url-banner');
    if (earlier) { earlier.remove(); }
    if (what === 'scripts') { stopKeeping(); }
    showBanner(banners[what]);
  };
  addEventListener('unhandledrejection', function (event) {
    if (event.reason && event.reason.name === 'ChunkLoadError') { fail('scripts'); }
  });
  // Extensions and translators add style sheets of their own, which are none of the page's concern.
  var ownStyles = function () {
    return Array.prototype.filter.call(document.querySelectorAll('link[rel="stylesheet"]'), function (link) {
      return link.href.indexOf(location.origin + base) === 0;
    });
  };
  // A file of another type, as a login page, has no rules and reports no fault.
  var isStyled = function () {
    return ownStyles().every(function (link) {
      try {
        return link.sheet && link.sheet.cssRules.length > 0;
      } catch (error) { return false; }
    });
  };
  addEventListener('load', function () {
    if (!isStyled()) { fail('style'); }
  });
  // Faults of files do not bubble.
  addEventListener('error', function (event) {
    if (ownStyles().indexOf(event.target) < 0) { return; }
    var failStyle = function () { fail('style'); };
    if (document.readyState === 'loading') { whenParsed(failStyle); } else { failStyle(); }
  }, true);
  var setTheme = function (mode) { root.setAttribute('data-theme', mode); };
  whenParsed(function () {
    // An older release, or the address, may name a mode that is none.
    if (!/^(?:light|dark)$/.test(root.getAttribute('data-theme'))) {
      setTheme('light');
      root.setAttribute('data-theme-choice', 'light');
    }
  });
  var shown = null;
  addEventListener('beforeprint', function () {
    shown = shown || root.getAttribute('data-theme');
    setTheme('light');
  });
  addEventListener('afterprint', function () {
    setTheme(shown);
    shown = null;
  });
${startLater}
})();
`;
}
