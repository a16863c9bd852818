import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Page from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import {cardAddress} from '@site/src/site/cards';

/** Wraps the page of a category: social card. */
export default function DocCategoryGeneratedIndexPageWrapper(props: Props): ReactNode {
  const {permalink, title} = props.categoryGeneratedIndex;
  return (
    <>
      <Page {...props} />
      <PageMetadata image={cardAddress(permalink)}>
        <meta property="og:image:alt" content={title} />
      </PageMetadata>
    </>
  );
}
