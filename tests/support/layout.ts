/**
 * Layout faults of the article, each with the heading above it: elements that overflow their
 * container, are cut off or overlap, and hidden text. Runs in the browser, in every engine.
 *
 * @param isPrinted whether folds and tabs have to be open, as on paper
 */
export function layoutFaults(isPrinted: boolean): string[] {
  const slack = 1.5;
  const faults = new Set<string>();
  const article = document.querySelector('.theme-doc-markdown');
  if (article === null) {
    return ['There is no article.'];
  }
  const {scrollWidth, clientWidth} = document.documentElement;
  if (scrollWidth > clientWidth) {
    faults.add(`the page is ${scrollWidth} px wide, the screen ${clientWidth}`);
  }

  /** Elements that are not text of the page: previews, shapes, popovers, controls, text for screen readers. */
  const excluded =
    'svg *, .preview-page, .preview-page *, .spoken, .spoken *, .term-note, .term-note *, .hash-link, thead, thead *, script, style' +
    // A wide screen and paper show the code of a preview without its heading.
    (matchMedia('print, (width > 37.5rem)').matches ? ', .preview-code--open > summary' : '') +
    (isPrinted
      ? ', button, button *, .preview-tools, .preview-tools *, [role=tablist], [role=tablist] *'
      : '');
  const scrolls = (element: Element) => /auto|scroll/u.test(getComputedStyle(element).overflowX);
  const isScrolled = (element: Element): boolean =>
    element !== article &&
    (scrolls(element) || (element.parentElement !== null && isScrolled(element.parentElement)));
  const isInline = (element: Element) =>
    ['inline', 'contents'].includes(getComputedStyle(element).display);
  const boxOf = (element: Element): Element =>
    isInline(element) && element.parentElement !== null ? boxOf(element.parentElement) : element;
  let heading = '';
  const report = (element: Element, message: string) => {
    const name = element.tagName.toLowerCase();
    const [first = ''] = element.classList;
    faults.add(`${heading}: <${name}${first && ` class="${first}"`}> ${message}`);
  };
  const overflowsX = (inner: DOMRect, outer: DOMRect) =>
    inner.width > 0 && (inner.left < outer.left - slack || inner.right > outer.right + slack);

  const checkText = (text: Text, parent: Element) => {
    if (text.data.trim() === '') {
      return;
    }
    const range = document.createRange();
    range.selectNodeContents(text);
    const rects = [...range.getClientRects()].filter(({width, height}) => width > 0 && height > 0);
    if (rects.length === 0 || !parent.checkVisibility({visibilityProperty: true})) {
      report(parent, `does not show "${text.data.trim().slice(0, 30)}"`);
      return;
    }
    const container = boxOf(parent).getBoundingClientRect();
    if (!isScrolled(parent) && rects.some((rect) => overflowsX(rect, container))) {
      report(parent, 'has text outside of it');
    }
  };

  const checkElement = (element: Element, parent: Element) => {
    const {position, overflowX, overflowY, display} = getComputedStyle(element);
    if (display === 'none' || ['absolute', 'fixed'].includes(position)) {
      return;
    }
    const rect = element.getBoundingClientRect();
    // A drawing has the full width of a phone.
    const isBleeding = element.matches('.theme-doc-markdown > .drawing');
    if (
      !isBleeding &&
      !isInline(element) &&
      !isScrolled(parent) &&
      overflowsX(rect, boxOf(parent).getBoundingClientRect())
    ) {
      report(element, 'is wider than its container');
    }
    // Paper cannot scroll.
    const cuts = isPrinted ? /hidden|clip|auto|scroll/u : /hidden|clip/u;
    if (
      (cuts.test(overflowX) && element.scrollWidth > element.clientWidth + slack) ||
      (cuts.test(overflowY) && element.scrollHeight > element.clientHeight + slack)
    ) {
      report(element, 'is cut off');
    }
    const next = element.nextElementSibling;
    if (next !== null && !next.matches(excluded) && !isInline(element) && !isInline(next)) {
      const other = next.getBoundingClientRect();
      const overlaps =
        Math.min(rect.right, other.right) - Math.max(rect.left, other.left) > slack &&
        Math.min(rect.bottom, other.bottom) - Math.max(rect.top, other.top) > slack;
      if (overlaps && !['absolute', 'fixed'].includes(getComputedStyle(next).position)) {
        report(element, 'overlaps its neighbour');
      }
    }
  };

  const visit = (element: Element) => {
    for (const child of element.childNodes) {
      if (child instanceof Text) {
        checkText(child, element);
      } else if (child instanceof Element && !child.matches(excluded)) {
        if (child.matches('h2')) {
          heading = child.textContent;
        }
        const isHiddenTab = !isPrinted && child.matches('[role=tabpanel][hidden]');
        if (!isHiddenTab) {
          checkElement(child, element);
          visit(child);
        }
      }
    }
  };
  visit(article);
  return [...faults];
}

/** Opens all folds, and applies the text spacing of WCAG 1.4.12. Runs in the browser. */
export async function openAndSpace(isSpaced: boolean): Promise<void> {
  const folds = [...document.querySelectorAll('details')];
  folds.filter(({open}) => !open).forEach((fold) => fold.querySelector('summary')?.click());
  const isUnfolded = ({open, lastElementChild}: HTMLDetailsElement) =>
    open && ['', 'auto'].includes((lastElementChild as HTMLElement).style.height);
  while (!folds.every(isUnfolded)) {
    await new Promise(requestAnimationFrame);
  }
  if (isSpaced) {
    const sheet = [...document.styleSheets].at(-1);
    sheet?.insertRule(
      '* {line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important}',
    );
    sheet?.insertRule('p {margin-bottom: 2em !important}');
  }
}

/** Elements that cover an earlier one, or leave the screen. Runs in the browser. */
export function overlapsIn(selector: string): string[] {
  const boxes = [...document.querySelectorAll<HTMLElement>(selector)]
    .map((element) => ({name: element.innerText.trim(), box: element.getBoundingClientRect()}))
    .filter(({box}) => box.width > 0 && box.height > 0);
  return boxes.flatMap(({name, box}, index) => [
    ...(box.left < -1 || box.right > innerWidth + 1 ? [`"${name}" is off-screen`] : []),
    ...boxes
      .slice(0, index)
      .filter(
        ({box: other}) =>
          Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
          Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
      )
      .map((other) => `"${name}" covers "${other.name}"`),
  ]);
}
