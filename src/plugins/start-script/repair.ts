import {manualMarker} from '../../reload/askSite';
import {typedKey} from '../../reload/typedText';

/** Session storage: the page was loaded again by itself, and none has come whole since. */
const repairedKey = 'repaired';

/**
 * The part of the start script that mends a page whose files did not come, as
 * one of an old release that a cache still has:
 *
 * - `repair` loads the page again, once, where the site answers with a page of
 *   the manual; without a network, or where a login page answers, the reader
 *   keeps what is there, and `otherwise` is called. Without storage nothing
 *   would end the circle;
 * - `retry` does so because the reader wants it;
 * - `restoreTyped` brings back what stood in the search fields;
 * - `isWhole` says that the scripts are in charge.
 *
 * Expects around it functions: `isInCharge` tells whether React has taken the
 * page over, `say` writes a sentence for the reader, `scripts` has the addresses
 * of the page's scripts, `ownStyles` and `isStyled` look at its style sheets.
 */
export const repairOnce = `
  var searchFields = function () {
    return Array.prototype.slice.call(document.querySelectorAll('input[name="q"]'));
  };
  var keepTyped = function () {
    var fields = searchFields();
    try {
      sessionStorage.setItem('${typedKey}', JSON.stringify({
        texts: fields.map(function (field) { return field.value; }),
        focus: fields.indexOf(document.activeElement)
      }));
    } catch (error) { /* The page is loaded without. */ }
  };
  var restoreTyped = function (keepText) {
    try {
      var typed = JSON.parse(sessionStorage.getItem('${typedKey}'));
      sessionStorage.removeItem('${typedKey}');
      searchFields().forEach(function (field, place) {
        var text = typed.texts[place];
        if (typeof text !== 'string' || text === '' || text === field.value) { return; }
        field.value = text;
        if (typed.focus === place) { field.focus({ preventScroll: true }); }
        keepText(field, text);
      });
    } catch (error) { /* Nothing was kept, or by an older release. */ }
  };
  // Past the browser's cache, which may hold a file that is not whole.
  var fetchAnew = function () {
    var styles = ownStyles().map(function (link) { return link.href; });
    return Promise.all(styles.concat(scripts()).map(function (address) {
      return fetch(address, { cache: 'reload' }).then(function (response) { return response.text(); });
    })).catch(function () { /* What is gone, the new page does not want. */ });
  };
  var askSite = function () {
    return fetch(location.href, { cache: 'no-store' }).then(function (response) {
      return response.text();
    }).then(function (text) {
      return text.indexOf('${manualMarker}') >= 0;
    });
  };
  // A reader who follows a link meanwhile wants that page, and a reload would take its place.
  var isLeaving = false;
  var leave = function () { isLeaving = true; };
  var askAgain = function () {
    isLeaving = false;
    addEventListener('beforeunload', leave);
    return askSite();
  };
  var loadAgain = function () {
    if (isLeaving) { return; }
    keepTyped();
    location.reload();
  };
  var isRepairing = false;
  var repair = function (otherwise) {
    try {
      if (isRepairing || !window.fetch || sessionStorage.getItem('${repairedKey}')) { otherwise(); return; }
    } catch (error) { otherwise(); return; }
    isRepairing = true;
    askAgain().then(function (isManual) {
      if (!isManual) { return otherwise(); }
      return fetchAnew().then(function () {
        // A late page is complete: a page that works is not reloaded.
        if (isLeaving || isInCharge() && isStyled()) { return; }
        sessionStorage.setItem('${repairedKey}', '1');
        loadAgain();
      });
    }).catch(otherwise);
  };
  var retry = function () {
    if (!window.fetch) { loadAgain(); return; }
    askAgain().then(function (isManual) {
      return isManual ? fetchAnew() : undefined;
    }).then(loadAgain, function () { say('The site does not respond. Check the network, then retry.'); });
  };
  var isWhole = function () {
    try { sessionStorage.removeItem('${repairedKey}'); } catch (error) { /* No storage. */ }
  };
`;
