import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogTagsListPage';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';

/** The stock list of the blog's tags, with a description. */
export default function BlogTagsListPageWrapper(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description="The subjects of the blog of the HSYCO manual, each with its posts." />
      <BlogTagsListPage {...props} />
    </>
  );
}
