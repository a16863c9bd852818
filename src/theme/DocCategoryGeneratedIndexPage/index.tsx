import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Page from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import {site, withBase} from '@site/src/site';
import {withoutBase} from '@site/src/site/base';
import {cardAddress} from '@site/src/site/cards';
import {canonicalOf} from '@site/src/site/versions';

/** Wraps the page of a category, which each version has: canonical address and social card. */
export default function DocCategoryGeneratedIndexPageWrapper(props: Props): ReactNode {
  const {permalink, title} = props.categoryGeneratedIndex;
  return (
    <>
      <Page {...props} />
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
