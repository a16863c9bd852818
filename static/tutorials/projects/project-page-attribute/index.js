// Opens the page "door" when somebody rings, and the old address afterwards
function uiEvent(id, attr, value) {
  if (id !== 'bell' || attr !== 'label') {
    return;
  }
  var text = String(value);
  var shown = sessionStorage.getItem('bellShown');
  var before = sessionStorage.getItem('bellBefore');
  // The words are those of bell.txt: translate them in both files
  if (text.indexOf('At the door') === 0) {
    if (text !== shown) {
      // Remember this ring, so that loading the page does not start it again
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
