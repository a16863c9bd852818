/** In place of the whole configuration: what a page reads of it. */
export {default} from '@generated/page-tables/default/siteConfig.json';
