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
    // The first comparison by the rules of a language loads these rules, in the middle of hydration:
    // a third of its longest task. Here the order of the names counts for nothing but being the same.
    file: '@docusaurus/theme-common/lib/utils/reactUtils.js',
    before: 'a[0].localeCompare(b[0])',
    after: '(a[0] < b[0] ? -1 : 1)',
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
  {
    // All helpers of TypeScript came with it, for one that hands a module on as it is.
    file: '@docusaurus/utils-common/lib/index.js',
    before: 'const tslib_1 = require("tslib");',
    after: 'const tslib_1 = { __importDefault: (module) => module };',
  },
  {
    // Pages have addresses of their own, so that no browser needs the router by hashes.
    file: '@docusaurus/core/lib/client/clientEntry.js',
    before:
      "siteConfig.future.experimental_router === 'hash' ? (<HashRouter>{children}</HashRouter>) : (<BrowserRouter>{children}</BrowserRouter>)",
    after: '(<BrowserRouter>{children}</BrowserRouter>)',
  },
  // What these learn from the browser once the page is hydrated is drawn in slices: as urgent updates
  // all of it would be drawn in one piece, and keep whoever presses something meanwhile waiting.
  {
    file: '@docusaurus/theme-common/lib/hooks/useWindowSize.js',
    before: "import { useEffect, useState } from 'react';",
    after: "import { startTransition, useEffect, useState } from 'react';",
  },
  {
    file: '@docusaurus/theme-common/lib/hooks/useWindowSize.js',
    before: '        updateWindowSize();',
    after: '        startTransition(updateWindowSize);',
  },
  {
    file: '@docusaurus/theme-common/lib/contexts/colorMode.js',
    before: `        setColorModeState(ColorModeAttribute.get());
        setColorModeChoiceState(ColorModeChoiceAttribute.get());`,
    after: `        React.startTransition(() => {
            setColorModeState(ColorModeAttribute.get());
            setColorModeChoiceState(ColorModeChoiceAttribute.get());
        });`,
  },
  {
    file: '@docusaurus/theme-common/lib/contexts/navbarSecondaryMenu/content.js',
    before: 'setContent({ component, props: memoizedProps });',
    after: 'React.startTransition(() => setContent({ component, props: memoizedProps }));',
  },
  {
    file: '@docusaurus/plugin-content-docs/lib/client/docsPreferredVersion.js',
    before: 'setState(readStorageState({ allDocsData, versionPersistence, pluginIds }));',
    after: `React.startTransition(() => {
            setState(readStorageState({ allDocsData, versionPersistence, pluginIds }));
        });`,
  },
];
