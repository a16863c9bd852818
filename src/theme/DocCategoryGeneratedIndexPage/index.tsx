import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Page from '@theme-original/DocCategoryGeneratedIndexPage';
import type {Props} from '@theme/DocCategoryGeneratedIndexPage';
import {cardAddress} from '@site/src/site/cards';

/** The stock list of a category, with the card of its own. */
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
