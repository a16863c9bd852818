import {isPlainKey} from '../device/keys';

/** The theme makes buttons of links, which Space does not press but scrolls away from. */
function pressLink(event: KeyboardEvent): void {
  const {target, repeat} = event;
  if (
    isPlainKey(event, ' ') &&
    target instanceof HTMLElement &&
    target.matches('a[role="button"]')
  ) {
    event.preventDefault();
    if (!repeat) {
      target.click();
    }
  }
}

/** A note on a word could cover what has the focus: browsers close it for a press alone. */
function closeNote({target}: FocusEvent): void {
  const note = document.querySelector<HTMLElement>('.term-note:popover-open');
  if (
    note &&
    target instanceof Element &&
    !note.contains(target) &&
    target.getAttribute('popovertarget') !== note.id
  ) {
    note.hidePopover();
  }
}

if (typeof document !== 'undefined') {
  document.addEventListener('keydown', pressLink);
  if ('popover' in HTMLElement.prototype) {
    document.addEventListener('focusin', closeNote);
  }
}
