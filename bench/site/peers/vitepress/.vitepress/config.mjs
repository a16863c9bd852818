import {readFileSync} from 'node:fs';

const {title, trees} = JSON.parse(readFileSync('bench.json', 'utf8'));

const entry = ({label, link, items}) => ({
  text: label,
  link,
  ...(items && {items: items.map(entry), collapsed: true}),
});

export default {
  title,
  cleanUrls: true,
  // The Markdown lacks the anchors and files of components.
  ignoreDeadLinks: true,
  head: [['link', {rel: 'icon', href: '/img/favicon.svg'}]],
  markdown: {
    config(markdown) {
      // Vue would parse braces as expressions.
      markdown.renderer.rules.text = (tokens, index) =>
        markdown.utils.escapeHtml(tokens[index].content).replaceAll('{', '&#123;');
    },
  },
  themeConfig: {
    logo: '/img/logo.svg',
    search: {provider: 'local'},
    nav: trees.map(({label, root}) => ({text: label, link: `${root}intro`})),
    // Longest address first, because the shorter one is its prefix.
    sidebar: Object.fromEntries(
      [...trees]
        .sort((a, b) => b.root.length - a.root.length)
        .map(({root, sidebar}) => [root, sidebar.map(entry)]),
    ),
  },
};
