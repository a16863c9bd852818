import {pageStartId} from '../../client/pageTable';
import {typedKey} from '../../client/typedText';

/** Session storage: the page was loaded again by itself, and none has come whole since. */
const repairedKey = 'repaired';

/**
 * The part of the start script that mends a page whose files are gone, as one
 * of an old release is that a cache still has:
 *
 * - `repair` loads the page again, once, where the site answers with a page of
 *   the manual; without a network, or where a login page answers, the reader
 *   keeps what is there. Without storage nothing would end the circle;
 * - `keepTyped` keeps what stands in the search fields for the page that is
 *   loaded next, `restoreTyped` brings it back;
 * - `isWhole` says that the scripts are in charge.
 */
export const repairOnce = `
  var searchFields = function () {
    return Array.prototype.slice.call(document.querySelectorAll('input[name="q"]'));
  };
  var keepTyped = function () {
    var fields = searchFields();
    sessionStorage.setItem('${typedKey}', JSON.stringify({
      texts: fields.map(function (field) { return field.value; }),
      focus: fields.indexOf(document.activeElement)
    }));
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
  var isRepairing = false;
  var repair = function () {
    if (isRepairing) { return; }
    isRepairing = true;
    try {
      if (!window.fetch || sessionStorage.getItem('${repairedKey}')) { return; }
      fetch(location.href, { cache: 'no-store' }).then(function (response) {
        return response.text();
      }).then(function (text) {
        if (text.indexOf('id="${pageStartId}"') < 0) { return; }
        sessionStorage.setItem('${repairedKey}', '1');
        keepTyped();
        location.reload();
      }).catch(function () { /* No network: the page stays. */ });
    } catch (error) { /* No storage. */ }
  };
  var isWhole = function () {
    try { sessionStorage.removeItem('${repairedKey}'); } catch (error) { /* No storage. */ }
  };
`;
