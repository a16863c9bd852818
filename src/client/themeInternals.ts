// What the theme's own components import from Docusaurus, and overrides of them need as well.
export {
  sanitizeTabsChildren,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal';
export type {TabItemProps} from '@docusaurus/theme-common/internal';
