/**
 * Replaces texts like a page translator: each text node, also a later one, with an element. Runs
 * in the page. `data-untranslated` of the page counts the changes that are not yet translated.
 *
 * @see https://github.com/facebook/react/issues/11538
 */
export function translatePage(): void {
  const isText = (node: Node): node is Text =>
    node instanceof Text &&
    node.data.trim() !== '' &&
    node.parentElement instanceof HTMLElement &&
    !node.parentElement.matches('font, script, style, textarea, noscript');
  const replace = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts = isText(root) ? [root] : [];
    while (walker.nextNode()) {
      if (isText(walker.currentNode)) {
        texts.push(walker.currentNode);
      }
    }
    for (const text of texts) {
      const font = document.createElementNS('http://www.w3.org/1999/xhtml', 'font');
      font.append(text.data);
      text.replaceWith(font);
    }
  };
  let pending = 0;
  const show = () => {
    document.documentElement.dataset.untranslated = String(pending);
  };
  replace(document.body);
  show();
  new MutationObserver((records) => {
    pending += 1;
    show();
    setTimeout(() => {
      pending -= 1;
      for (const node of records.flatMap(({addedNodes}) => [...addedNodes])) {
        if (node.isConnected) {
          replace(node);
        }
      }
      show();
    }, 150);
  }).observe(document.body, {childList: true, subtree: true});
}
