import React, {type ReactNode} from 'react';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import {PageMetadata} from '@docusaurus/theme-common';
import MarkdownLink from '@site/src/components/MarkdownLink';
import {cardAddress} from '@site/src/site/cards';
import Metadata from '@theme-original/BlogPostPage/Metadata';

/** Wraps the head of a post: social card and link to its Markdown. */
export default function BlogPostPageMetadataWrapper(): ReactNode {
  const {permalink, title} = useBlogPost().metadata;
  return (
    <>
      <Metadata />
      <PageMetadata image={cardAddress(permalink)}>
        <meta property="og:image:alt" content={title} />
      </PageMetadata>
      <MarkdownLink />
    </>
  );
}
