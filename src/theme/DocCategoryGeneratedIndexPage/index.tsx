import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {PageMetadata} from '@docusaurus/theme-common';
import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import Page from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import {site, withBase} from '@site/src/site';
import {withoutBase} from '@site/src/site/base';
import {cardAddress} from '@site/src/site/cards';
import {canonicalOf} from '@site/src/site/versions';
import TOC from '@theme/TOC';
import {stagesOf} from '../DocCardList';
import styles from './styles.module.css';

/**
 * Wraps the index page of a category: canonical address, social card and, on a wide screen, a table
 * of contents if the page has stages.
 */
export default function DocCategoryGeneratedIndexPageWrapper(props: Props): ReactNode {
  const {permalink, title} = props.categoryGeneratedIndex;
  const stages = stagesOf(useCurrentSidebarCategory().items);
  return (
    <>
      <div className="row">
        <div className={clsx('col', styles.page)}>
          <Page {...props} />
        </div>
        {stages.length > 0 && (
          <div className="col col--3">
            <TOC toc={stages.map(({id, title: value}) => ({id, value, level: 2}))} />
          </div>
        )}
      </div>
      <PageMetadata image={cardAddress(permalink)}>
        <link
          rel="canonical"
          href={site.origin + withBase(canonicalOf(withoutBase(permalink), () => true))}
        />
        <meta property="og:image:alt" content={title} />
      </PageMetadata>
    </>
  );
}
