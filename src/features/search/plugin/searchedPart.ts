const metadata = /<meta [^>]*name="(?:description|keywords|robots)"[^>]*>/gu;
const section = /<a [^>]*navbar__link--active.*?<\/a>/u;
const folder = /<div class="menu__list-item-collapsible[^>]*><a [^>]*menu__link--active.*?<\/a>/gu;
const article = /<article[\s\S]*<\/article>/u;
/** Menu of the versions, which is not searched, and addresses, of which only anchors are read. */
const ofVersion = /<details [^>]*theme-doc-version-badge[\s\S]*?<\/details>| href="(?!#)[^"]*"/gu;

/**
 * What the search reads of a built page, without what differs between versions with the same text:
 * description, keywords, active section in the navbar, active folders in the sidebar, and article.
 */
export function searchedPart(html: string): string {
  const [, main = ''] = html.split('main-wrapper');
  const folders = (main.match(folder) ?? []).map((start) => `${start}</div>`);
  return [
    ...(html.match(metadata) ?? []),
    section.exec(html)?.[0] ?? '',
    `<div class="main-wrapper"><div class="menu">${folders.join('')}</div></div>`,
    article.exec(html)?.[0] ?? '',
  ]
    .join('\n')
    .replaceAll(ofVersion, '');
}
