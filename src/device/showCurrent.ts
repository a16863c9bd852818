/** The list around an element that scrolls. */
function scrollingList(element: Element): Element | undefined {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/u.test(getComputedStyle(at).overflowY)) {
      return at;
    }
  }
  return undefined;
}

/** Scrolls lists, and nothing around them, to their current item where it is out of sight. */
export function showCurrent(place: ParentNode): void {
  for (const item of place.querySelectorAll(
    '[aria-current="page"], .table-of-contents__link--active',
  )) {
    const list = scrollingList(item);
    if (list !== undefined) {
      const [inner, outer] = [item.getBoundingClientRect(), list.getBoundingClientRect()];
      const end = Math.min(outer.bottom, window.innerHeight);
      if (inner.top < outer.top || inner.bottom > end) {
        list.scrollTop += (inner.top + inner.bottom - outer.top - end) / 2;
      }
    }
  }
}
