import {unescapeHtml} from '../../lib/html';
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
  /** Headings of levels 2 and 3, as HTML. */
  readonly toc: readonly {readonly value: string; readonly id: string}[];
  /** Time of the last change; `undefined` without Git history. */
  readonly changed: string | undefined;
}

const plainText = (html: string): string => unescapeHtml(html.replace(/<[^>]*>/gu, ''));

function absolute(address: string): string {
  return new URL(withBase(address), site.origin).href;
}

/** Steps of a how-to, which are its numbered headings. */
function stepsOf(toc: DataPage['toc'], url: string): object[] {
  return toc
    .map(({value, id}) => ({id, text: /^\d+\. (?<text>.+)$/u.exec(plainText(value))?.groups?.text}))
    .filter(({text}) => text !== undefined)
    .map(({id, text}, index) => ({
      '@type': 'HowToStep',
      position: index + 1,
      text,
      url: `${url}#${id}`,
    }));
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
  const url = absolute(page.permalink);
  const {title, description, frontMatter} = page;
  const article = {
    '@type': 'TechArticle',
    headline: title,
    description,
    url,
    inLanguage: site.locale,
    version: version.label,
    articleSection: families[frontMatter.family].label,
    image: absolute(cardAddress(page.permalink)),
    dateModified: page.changed,
    isPartOf: {
      '@type': 'CreativeWork',
      name: `${site.title} ${version.label}`,
      url: absolute(`${docsRoot(version)}/${mainDoc}`),
    },
    author: {'@type': 'Organization', name: team.name, url: absolute(team.address)},
  };
  const step = stepsOf(page.toc, url);
  const howTo =
    frontMatter.family === 'tutorial' && step.length > 0
      ? [
          {
            '@type': 'HowTo',
            name: title,
            description,
            totalTime: `PT${frontMatter.time}M`,
            step,
          },
        ]
      : [];
  return {'@context': 'https://schema.org', '@graph': [article, ...howTo]};
}
