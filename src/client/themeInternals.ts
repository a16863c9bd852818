// Internals of Docusaurus that overrides of the theme use, as the originals do.
export {
  sanitizeTabsChildren,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal';
export type {TabItemProps} from '@docusaurus/theme-common/internal';
