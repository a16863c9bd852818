import type {Options as PresetOptions} from '@docusaurus/preset-classic';
import {flattenRoutes} from '@docusaurus/utils';
import {withoutBase} from '../../site/base';
import {canonicalOf} from '../../site/versions';
import {lastChanges} from './lastChanges';

type SitemapOptions = Exclude<PresetOptions['sitemap'], false | undefined>;

/**
 * Default sitemap items without pages that the latest version has too, with the date of the last change from the Git history.
 *
 * @param siteDir folder of the project
 */
export function sitemapItems(siteDir: string): NonNullable<SitemapOptions['createSitemapItems']> {
  return async ({defaultCreateSitemapItems, ...params}) => {
    const [items, changes] = await Promise.all([
      defaultCreateSitemapItems(params),
      lastChanges(siteDir),
    ]);
    const dates = new Map(
      flattenRoutes([...params.routes]).map(({path, metadata}) => [
        new URL(path, params.siteConfig.url).href,
        changes.get(metadata?.sourceFilePath ?? ''),
      ]),
    );
    const addresses = new Set(items.map(({url}) => withoutBase(new URL(url).pathname)));
    const isCanonical = (address: string) =>
      canonicalOf(address, (other) => addresses.has(other)) === address;
    const canonical = items.filter(({url}) => isCanonical(withoutBase(new URL(url).pathname)));
    return canonical.map((item) => {
      const date = dates.get(item.url);
      return date === undefined ? item : {...item, lastmod: date.toISOString()};
    });
  };
}
