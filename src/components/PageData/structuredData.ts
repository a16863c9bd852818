import {families} from '../../content/schema/families';
import type {FrontMatter} from '../../content/schema/frontMatter';
import {docsRoot, mainDoc, site, withBase} from '../../site';
import {cardAddress} from '../../site/cards';
import {team} from '../../site/team';
import {docsVersions} from '../../site/versions';

export interface DataPage {
  readonly title: string;
  readonly description: string;
  readonly permalink: string;
  readonly frontMatter: FrontMatter;
  readonly version: string;
  /** Time of the last change; `undefined` without Git history. */
  readonly changed: string | undefined;
}

function absolute(address: string): string {
  return new URL(withBase(address), site.origin).href;
}

/**
 * Structured data of a page, by schema.org. The theme adds the breadcrumbs.
 *
 * @throws Error if the version does not exist
 */
export function structuredData(page: DataPage): object {
  const version = docsVersions.find(({name}) => name === page.version);
  if (version === undefined) {
    throw new Error(`${page.permalink}: there is no version "${page.version}".`);
  }
  const {title, description, frontMatter, permalink} = page;
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    headline: title,
    description,
    url: absolute(permalink),
    inLanguage: site.locale,
    version: version.label,
    articleSection: families[frontMatter.family].label,
    image: absolute(cardAddress(permalink)),
    dateModified: page.changed,
    isPartOf: {
      '@type': 'CreativeWork',
      name: `${site.title} ${version.label}`,
      url: absolute(`${docsRoot(version)}/${mainDoc}`),
    },
    author: {'@type': 'Organization', name: team.name, url: absolute(team.address)},
  };
}
