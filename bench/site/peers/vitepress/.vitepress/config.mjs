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
  // Anchors and files of components are not in the Markdown.
  ignoreDeadLinks: true,
  head: [['link', {rel: 'icon', href: '/img/favicon.svg'}]],
  markdown: {
    config(markdown) {
      // Braces of the text would be read as expressions of Vue.
      markdown.renderer.rules.text = (tokens, index) =>
        markdown.utils.escapeHtml(tokens[index].content).replaceAll('{', '&#123;');
    },
  },
  themeConfig: {
    logo: '/img/logo.svg',
    search: {provider: 'local'},
    nav: trees.map(({label, root}) => ({text: label, link: `${root}intro`})),
    // The longer address first: the other begins like it.
    sidebar: Object.fromEntries(
      [...trees]
        .sort((a, b) => b.root.length - a.root.length)
        .map(({root, sidebar}) => [root, sidebar.map(entry)]),
    ),
  },
};
