// Opens the page "door" when the bell rings, and the old address afterwards
function uiEvent(id, attr, value) {
  if (id !== 'bell' || attr !== 'label') {
    return;
  }
  var text = String(value);
  var shown = sessionStorage.getItem('bellShown');
  var before = sessionStorage.getItem('bellBefore');
  // The same text as in bell.txt: translate it in both files
  if (text.indexOf('At the door') === 0) {
    if (text !== shown) {
      // Store this ring, so that a reload does not open the page again
      sessionStorage.setItem('bellShown', text);
      if (before === null) {
        sessionStorage.setItem('bellBefore', window.location.search);
      }
      var address = new URLSearchParams(window.location.search);
      address.set('page', 'door');
      window.location.search = address.toString();
    }
  } else if (before !== null) {
    sessionStorage.removeItem('bellBefore');
    window.location.search = before;
  }
}
