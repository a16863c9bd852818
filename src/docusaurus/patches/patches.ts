/** Patch of one line in a module of Docusaurus. */
export interface Patch {
  /** Path of the module, relative to `node_modules`. */
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

const observed = 'ioRef.current = new window.IntersectionObserver(';

const heading = '@docusaurus/theme-classic/lib/theme/Heading/index.js';
const sidebarCategory = '@docusaurus/theme-classic/lib/theme/DocSidebarItem/Category/index.js';

export const patches: readonly Patch[] = [
  {
    // Screen readers send Enter as a click, after which the original rule hides the focus.
    file: '@docusaurus/theme-common/lib/hooks/styles.css',
    before: 'body:not(.navigation-with-keyboard) *:not(input):focus',
    after: '*:not(input):focus:not(:focus-visible)',
  },
  {
    // The first `localeCompare` loads collation rules, which takes a third of the longest task of a
    // page start. These keys need any order that is the same on each render.
    file: '@docusaurus/theme-common/lib/utils/reactUtils.js',
    before: 'a[0].localeCompare(b[0])',
    after: '(a[0] < b[0] ? -1 : 1)',
  },
  {
    // Ten components of a page search for its doc among all docs. The length rules out most paths
    // without a pattern.
    file: '@docusaurus/plugin-content-docs/lib/client/docsClientUtils.js',
    before: 'docs.find((doc) => !!matchPath(',
    after: 'docs.find((doc) => Math.abs(doc.path.length - pathname.length) < 2 && !!matchPath(',
  },
  {
    // The style sheets switch the layout at the same width, in `em`.
    file: '@docusaurus/theme-common/lib/hooks/useWindowSize.js',
    before: 'window.innerWidth > desktopBreakpoint',
    after: 'window.matchMedia(`(min-width: ${(desktopBreakpoint + 1) / 16}em)`).matches',
  },
  {
    // Each render of a link creates an observer, and only the last one is disconnected. Links that
    // persist across pages, such as those of the sidebar, leak one for each page.
    file: '@docusaurus/core/lib/client/exports/Link.js',
    before: observed,
    after: `ioRef.current?.disconnect();\n${observed}`,
  },
  {
    // Tabs are recreated after hydration to work around versions that selected the tab during
    // hydration; now an effect applies a stored choice. Recreating them recomputes the styles of
    // the page, and the focused tab loses the focus.
    file: '@docusaurus/theme-classic/lib/theme/Tabs/index.js',
    before: 'const isBrowser = useIsBrowser();',
    after: 'const isBrowser = true;',
  },
  {
    // docusaurus#11122, fixed after 3.8.1: a category that the reader has collapsed stays so when
    // another of its pages becomes active.
    file: sidebarCategory,
    before: 'const justBecameActive = isActive && !wasActive;',
    after: 'const justBecameActive = isActive && isActive !== wasActive;',
  },
  {
    file: sidebarCategory,
    before: 'useAutoExpandActiveCategory({isActive, collapsed, updateCollapsed});',
    after:
      'useAutoExpandActiveCategory({isActive: isActive && activePath, collapsed, updateCollapsed});',
  },
  {
    // The accessible name of a heading is its text, without the name of the link to it.
    file: heading,
    before: 'id={id}>\n      {props.children}',
    after:
      'id={id} aria-labelledby={`content-${id}`}>\n<span id={`content-${id}`}>{props.children}</span>',
  },
  {
    // Reader views omit elements with an ID such as `related` unless a class contains `content`.
    file: heading,
    before: "'anchor',",
    after: "'anchor content-heading',",
  },
];
