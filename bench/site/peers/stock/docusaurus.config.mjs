import {readFileSync} from 'node:fs';

const {title, tagline, url, latest, versions} = JSON.parse(readFileSync('bench.json', 'utf8'));

export default {
  title,
  tagline,
  url,
  baseUrl: '/',
  favicon: 'img/favicon.svg',
  trailingSlash: false,
  // The Markdown lacks the anchors of components.
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'ignore',
  future: {v4: true, experimental_faster: true},
  markdown: {format: 'detect'},
  presets: [
    [
      'classic',
      {
        docs: {sidebarPath: './sidebars.mjs', lastVersion: latest, versions},
        blog: false,
      },
    ],
  ],
  themes: [['@easyops-cn/docusaurus-search-local', {hashed: true, indexBlog: false}]],
  themeConfig: {
    navbar: {
      title,
      logo: {alt: '', src: 'img/logo.svg'},
      items: [
        {type: 'docSidebar', sidebarId: 'docs', label: 'Documentation', position: 'left'},
        {type: 'docsVersionDropdown', position: 'right'},
      ],
    },
    docs: {sidebar: {hideable: true, autoCollapseCategories: true}},
    prism: {additionalLanguages: ['java', 'ini', 'bash', 'json']},
  },
};
