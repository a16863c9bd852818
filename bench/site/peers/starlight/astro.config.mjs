import {readFileSync} from 'node:fs';
import starlight from '@astrojs/starlight';
import {defineConfig} from 'astro/config';

const {title, url, trees} = JSON.parse(readFileSync('bench.json', 'utf8'));

// A group has no page of its own in Starlight: the page of the category is the first entry of the
// group.
const entry = ({label, link, items}) =>
  items === undefined
    ? {label, link}
    : {
        label,
        collapsed: true,
        items: [...(link === undefined ? [] : [{label, link}]), ...items.map(entry)],
      };

export default defineConfig({
  site: url,
  trailingSlash: 'never',
  build: {format: 'file'},
  cacheDir: './.cache',
  integrations: [
    starlight({
      title,
      favicon: '/img/favicon.svg',
      logo: {src: './public/img/logo.svg', alt: ''},
      routeMiddleware: './src/sidebar.mjs',
      sidebar: trees.map(({label, sidebar}) => ({label, items: sidebar.map(entry)})),
    }),
  ],
});
