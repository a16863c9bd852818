// Internals of Docusaurus that overrides of the theme use.
export {Context as BrowserContext} from '@docusaurus/core/lib/client/browserContext';
export {useLockBodyScroll, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
