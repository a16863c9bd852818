import {isPlainKey} from '../../../lib/device/keys';

/** The theme renders links as buttons; Space must activate them instead of scrolling. */
function activateLink(event: KeyboardEvent): void {
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

/**
 * Closes a glossary note that could cover the focus: browsers light-dismiss popovers only
 * on a click.
 */
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
  document.addEventListener('keydown', activateLink);
  if ('popover' in HTMLElement.prototype) {
    document.addEventListener('focusin', closeNote);
  }
}
