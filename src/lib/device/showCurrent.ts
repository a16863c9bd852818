function scrollingList(element: Element): Element | undefined {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/u.test(getComputedStyle(at).overflowY)) {
      return at;
    }
  }
  return undefined;
}

/** Scrolls each list to its current item, without scrolling the page. */
export function showCurrent(container: ParentNode): void {
  for (const item of container.querySelectorAll(
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
