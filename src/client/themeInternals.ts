// Internals of Docusaurus that overrides of the theme use, as the originals do.
export {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
