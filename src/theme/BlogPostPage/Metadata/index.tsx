import React, {type ReactNode} from 'react';
import MarkdownLink from '@site/src/components/MarkdownLink';
import Metadata from '@theme-original/BlogPostPage/Metadata';

/** The stock head of a post, which tells where its Markdown is. */
export default function BlogPostPageMetadataWrapper(): ReactNode {
  return (
    <>
      <Metadata />
      <MarkdownLink />
    </>
  );
}
