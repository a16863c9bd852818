import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import BlogAuthorsListPage from '@theme-original/Blog/Pages/BlogAuthorsListPage';

/** The stock list of the blog's authors, with a description. */
export default function BlogAuthorsListPageWrapper(props: Props): ReactNode {
  return (
    <>
      <PageMetadata description="Meet the authors of the HSYCO manual and its blog." />
      <BlogAuthorsListPage {...props} />
    </>
  );
}
