/** Siblings of an element and of its ancestors up to a limit. */
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
 * Makes everything beside an element inert. Backdrops stay active, so that a click on them
 * still closes the element.
 *
 * @param limit ancestor outside of which nothing changes
 * @returns the function that restores the elements
 */
export function inertBeside(element: Element, limit: Element = document.body): () => void {
  const siblings = elementsBeside(element, limit).filter(
    (one) => !one.inert && one.getAttribute('role') !== 'presentation',
  );
  const set = (isInert: boolean) => {
    for (const one of siblings) {
      one.inert = isInert;
    }
  };
  set(true);
  return () => set(false);
}
