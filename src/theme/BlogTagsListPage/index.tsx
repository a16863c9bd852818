import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/BlogTagsListPage';
import BlogTagsListPage from '@theme-original/BlogTagsListPage';

/** The stock list of the blog's tags, with a description. */
export default function BlogTagsListPageWrapper(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description="Browse the posts of the HSYCO documentation blog by subject." />
      <BlogTagsListPage {...props} />
    </>
  );
}
