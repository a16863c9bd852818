import type {UserThemeConfig} from '@docusaurus/theme-common';
import {feedOf} from './feeds';
import {links, mainDoc, site, versions} from './index';
import {licencesName} from './licences';
import {team} from './team';

/** Navbar; the search theme adds the search box. */
export const navbar = {
  title: 'HSYCO Manual',
  logo: {
    alt: '',
    src: 'img/logo.svg',
    srcDark: 'img/logo-dark.svg',
    width: 32,
    height: 32,
  },
  // Saves space on small screens.
  hideOnScroll: true,
  items: [
    {type: 'docSidebar', sidebarId: 'docs', label: 'Documentation', position: 'left'},
    {to: '/blog', label: 'Blog', position: 'left'},
    {type: 'docsVersionDropdown', position: 'right'},
  ],
} satisfies UserThemeConfig['navbar'];

export const footer = {
  style: 'light',
  links: [
    {label: 'Documentation', to: `/docs/${mainDoc}`},
    {label: 'Blog', to: '/blog'},
    {label: 'Product website', href: links.product},
    {label: 'Code on GitHub', href: links.code},
    // The router has no route for files.
    {
      label: 'RSS feed',
      to: `pathname://${feedOf(versions.latest).address}`,
      isFeed: true,
      target: '_self',
    },
    {label: 'Licences', to: `pathname:///${licencesName}`, target: '_self'},
  ],
  copyright: `Copyright © ${site.copyrightYear} ${team.name}`,
} satisfies UserThemeConfig['footer'];
