import React, {type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {PageMetadata} from '@docusaurus/theme-common';
import {canonicalPath} from '@site/src/lib/address';
import {withoutBase} from '@site/src/site/base';
import {blog, blogDescriptions} from '@site/src/site/blog';
import type {Props} from '@theme/BlogLayout';
import BlogLayout from '@theme-original/BlogLayout';
import Heading from '@theme/Heading';
import styles from './styles.module.css';

/**
 * Wraps the layout of the blog: the list of posts has a main heading, each list a description,
 * and the table of contents a landmark.
 */
export default function BlogLayoutWrapper({toc, children, ...props}: Props): ReactNode {
  const page = canonicalPath(withoutBase(useLocation().pathname));
  const description = blogDescriptions[page];
  const landmark = toc && (
    <nav className={styles.toc} aria-label="On this page">
      {toc}
    </nav>
  );
  return (
    <BlogLayout {...props} toc={landmark}>
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
