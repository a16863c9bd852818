/** One line of a module of Docusaurus, and what stands in its place in the bundle. */
export interface Mend {
  /** File of the module, below `node_modules`. */
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

const observed = 'ioRef.current = new window.IntersectionObserver(';

export const mends: readonly Mend[] = [
  {
    // Each render makes another observer of a link and lets go of none but the last: links that stay
    // from page to page, as those of the sidebar, had one more for each page opened.
    file: '@docusaurus/core/lib/client/exports/Link.js',
    before: observed,
    after: `ioRef.current?.disconnect();\n${observed}`,
  },
  {
    // The colours of code stand in a style sheet. For a theme by the colour mode, which is known only
    // once a page runs, every block of the page would be drawn once more, in one piece.
    file: '@docusaurus/theme-common/lib/hooks/usePrismTheme.js',
    before: 'const { colorMode } = useColorMode();',
    after: "const colorMode = 'light';",
  },
  {
    // Tabs are made anew once the page is hydrated, for a fault of versions that chose the tab while
    // they were hydrated; today a stored choice is applied by an effect. Making them anew has the
    // styles of the whole page computed again, and takes the focus from a tab that has it.
    file: '@docusaurus/theme-classic/lib/theme/Tabs/index.js',
    before: 'const isBrowser = useIsBrowser();',
    after: 'const isBrowser = true;',
  },
];
