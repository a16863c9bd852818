import {pageManifestId} from '../../client/pageTable';

/**
 * The part of the start script that fetches and runs the scripts of the page
 * after its first paint, and keeps what the reader does until they are in
 * charge:
 *
 * - a press of a button, a tab or a summary, and Ctrl+K, are held back and
 *   done again, in their order, once React has taken the page over;
 * - what was typed stays, and reaches the field's handlers;
 * - a search field, once it has the focus, has its index fetched into the
 *   browser's cache: the address stands in its attribute `data-index`;
 * - links and forms work as the browser has them.
 *
 * The first thing that is kept starts the scripts at once. Expects around it
 * `root` and `base`, the base path of the site, and functions: `fail` is called
 * when a script did not come, `whenParsed` calls back when the page was parsed,
 * and those of the repair.
 */
export const startLater = `
  var kept = [];
  var pending = true;
  var started = false;
  var startElement = function () { return document.getElementById('${pageManifestId}'); };
  var scripts = function () {
    var element = startElement();
    return element ? element.getAttribute('data-scripts').split(' ') : [];
  };
  var fetchScript = function (address) {
    var script = document.createElement('script');
    script.src = address;
    script.async = false;
    script.onerror = function () {
      // Else the bundler's runtime would wait for it; so it asks again.
      script.remove();
      if (/\\/(?:main|runtime)[^/]*$/.test(address)) { fail('scripts'); }
    };
    script.onload = function () {
      // What came may be empty, or the login page of a network: the runtime, too,
      // would wait for an element whose fate is known already.
      script.remove();
      if (/\\/main[^/]*$/.test(address) && !window.siteScript) { fail('scripts'); }
    };
    document.head.appendChild(script);
  };
  var start = function () {
    if (started) { return; }
    var addresses = scripts();
    started = addresses.length > 0;
    addresses.forEach(function (address, place) {
      // The bundler's runtime and the script of the site, then each in a task of
      // its own: on a slow processor it takes milliseconds to ask for one.
      if (place < 2) { fetchScript(address); } else { setTimeout(fetchScript, 0, address); }
    });
  };
  var keep = function (action) {
    kept.push(action);
    start();
  };
  // React may have rendered the element again; another one with its position has another name.
  var nameOf = function (element) {
    return element.tagName + (element.getAttribute('aria-label') || element.textContent);
  };
  var placeOf = function (element) {
    var steps = [];
    var name = nameOf(element);
    for (var at = element; at.parentElement && at !== document.body; at = at.parentElement) {
      steps.unshift(Array.prototype.indexOf.call(at.parentElement.children, at));
    }
    return function () {
      if (element.isConnected) { return element; }
      var found = steps.reduce(function (at, step) { return at && at.children[step]; }, document.body);
      return found && nameOf(found) === name ? found : null;
    };
  };
  var isPlain = function (event) {
    return event.isTrusted && !event.defaultPrevented;
  };
  var onClick = function (event) {
    if (!isPlain(event) || !event.target.closest || !startElement()) { return; }
    var target = event.target.closest('button, summary, [role="button"], [role="tab"], a[href]');
    if (!target || target.type === 'submit' && target.form && target.form.getAttribute('action')) { return; }
    if (target.matches('a[href]:not([href="#"])')) { return; }
    event.preventDefault();
    event.stopImmediatePropagation();
    var place = placeOf(target);
    keep(function () {
      var now = place();
      if (now) { now.click(); }
    });
  };
  var onKey = function (event) {
    // Keys of an input method, the last of which Safari shows by this code alone.
    if (!isPlain(event) || event.isComposing || event.keyCode === 229 || !startElement()) { return; }
    var field = event.target;
    var isField = field.matches && field.matches('input');
    var isShortcut = event.ctrlKey !== event.metaKey && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k'
      && !(event.ctrlKey && isField && navigator.userAgent.indexOf('Macintosh') > 0);
    var isEnter = event.key === 'Enter' && isField && !field.form;
    if (!isShortcut && !isEnter) { return; }
    event.preventDefault();
    var init = { key: event.key, code: event.code, ctrlKey: event.ctrlKey, metaKey: event.metaKey, bubbles: true, cancelable: true };
    var place = placeOf(field);
    keep(function () { (place() || document.body).dispatchEvent(new KeyboardEvent('keydown', init)); });
  };
  var keepText = function (field, text) {
    var place = placeOf(field);
    var action = function () {
      var now = place();
      if (!now) { return; }
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(now), 'value').set.call(now, text);
      // React compares with the value that it saw when it took the field over.
      if (now._valueTracker) { now._valueTracker.setValue(text + '.'); }
      now.dispatchEvent(new Event(now.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
    };
    action.field = field;
    action.text = text;
    keep(action);
  };
  var onInput = function (event) {
    var field = event.target;
    if (!isPlain(event) || !startElement() || typeof field.value !== 'string') { return; }
    var text = field.value;
    kept = kept.filter(function (action) {
      if (action.field !== field) { return true; }
      // React may have emptied the field between two letters.
      if (event.inputType === 'insertText' && text.indexOf(action.text) !== 0) { text = action.text + event.data; }
      return false;
    });
    keepText(field, text);
  };
  var fetched = '';
  var onFocus = function (event) {
    var index = event.target.getAttribute && event.target.getAttribute('data-index');
    if (!index || index === fetched || !window.fetch) { return; }
    fetched = index;
    fetch(index).catch(function () { /* The search shows the failure when it asks for the index. */ });
    start();
  };
  var listen = function (addOrRemove) {
    addOrRemove('click', onClick, true);
    addOrRemove('keydown', onKey, true);
    addOrRemove('input', onInput, true);
    addOrRemove('focus', onFocus, true);
  };
  var stopKeeping = function () {
    pending = false;
    watcher.disconnect();
    listen(removeEventListener);
  };
  var release = function () {
    if (!pending || !isInCharge()) { return; }
    pending = false;
    if (isStyled()) { isWhole(); }
    // After the render that follows the first one; what comes until then is kept, too.
    requestAnimationFrame(function () {
      setTimeout(function () {
        stopKeeping();
        kept.forEach(function (action) { action(); });
      }, 0);
    });
  };
  var watcher = new MutationObserver(release);
  watcher.observe(root, { attributes: true, attributeFilter: ['data-has-hydrated'] });
  listen(addEventListener);
  var whenIdle = window.requestIdleCallback || function (run) { setTimeout(run, 50); };
  // A page that was cut in the middle is never parsed to its end.
  var parsed = 0;
  var waits = 0;
  var watchParser = function () {
    if (document.readyState !== 'loading') { return; }
    var now = document.getElementsByTagName('*').length;
    // The parser also waits for a style sheet, which may take its time: a minute.
    if (now !== parsed || !isStyled() && ++waits < 20) {
      parsed = now;
      setTimeout(watchParser, 3000);
    } else {
      repair(start);
    }
  };
  setTimeout(watchParser, 3000);
  whenParsed(function () {
    restoreTyped(keepText);
    requestAnimationFrame(function () {
      setTimeout(function () { whenIdle(start, { timeout: 1000 }); }, 0);
    });
    // A page in the background is not painted.
    setTimeout(start, 3000);
  });
`;
