/** Replaces the complete configuration with the fields that browsers read. */
export {default} from '@generated/page-tables/default/siteConfig.json';
