import React, {type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {canonicalPath} from '@site/src/lib/address';
import {withoutBase} from '@site/src/site/base';
import {blog, blogDescriptions} from '@site/src/site/blog';
import type {Props} from '@theme/BlogLayout';
import BlogLayout from '@theme-original/BlogLayout';
import Heading from '@theme/Heading';

/** Wraps the layout of the blog: the list of posts has a main heading, and each list a description. */
export default function BlogLayoutWrapper({children, ...props}: Props): ReactNode {
  const page = canonicalPath(withoutBase(useLocation().pathname));
  const description = blogDescriptions[page];
  return (
    <BlogLayout {...props}>
      {description !== undefined && <PageMetadata description={description} />}
      {page === '/blog' && (
        <>
          <Heading as="h1">{blog.title}</Heading>
          <p>{blog.description}</p>
        </>
      )}
      {children}
    </BlogLayout>
  );
}
