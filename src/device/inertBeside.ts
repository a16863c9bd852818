/** All that is beside an element, or beside one around it, up to a limit. */
function elementsBeside(element: Element, limit: Element): HTMLElement[] {
  const parent = element.parentElement;
  if (parent === null || element === limit) {
    return [];
  }
  const beside = Array.from(parent.children).filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one !== element,
  );
  return [...beside, ...elementsBeside(parent, limit)];
}

/**
 * Keeps the focus, pointers and screen readers within an element of the page. A
 * layer that takes presses beside the element goes on to do so.
 *
 * @param limit the element outside of which nothing changes
 * @returns takes it back
 */
export function inertBeside(element: Element, limit: Element = document.body): () => void {
  const behind = elementsBeside(element, limit).filter(
    (one) => !one.inert && one.getAttribute('role') !== 'presentation',
  );
  const set = (isInert: boolean) => {
    for (const one of behind) {
      one.inert = isInert;
    }
  };
  set(true);
  return () => set(false);
}
