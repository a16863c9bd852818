function scrollingList(element: Element): Element | undefined {
  for (let at = element.parentElement; at && at !== document.body; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/u.test(getComputedStyle(at).overflowY)) {
      return at;
    }
  }
  return undefined;
}

/**
 * Scrolls each list to its current item, below the name of its category if both fit, without
 * scrolling the page.
 */
export function showCurrent(container: ParentNode): void {
  for (const item of container.querySelectorAll(
    '[aria-current="page"], .table-of-contents__link--active',
  )) {
    const list = scrollingList(item);
    if (list !== undefined) {
      const [inner, outer] = [item.getBoundingClientRect(), list.getBoundingClientRect()];
      const end = Math.min(outer.bottom, window.innerHeight);
      const category = item.closest('.theme-doc-sidebar-item-category')?.firstElementChild;
      const top = category?.getBoundingClientRect().top ?? -Infinity;
      const isTogether = inner.bottom - top <= end - outer.top;
      if (inner.top < outer.top || inner.bottom > end) {
        const middle = (inner.top + inner.bottom - outer.top - end) / 2;
        list.scrollTop += isTogether ? top - outer.top : middle;
      }
    }
  }
}
