import React, {type ReactNode} from 'react';
import type {Props} from '@theme/BlogLayout';
import BlogLayout from '@theme-original/BlogLayout';
import styles from './styles.module.css';

/** The stock layout of the blog, with the table of contents in a landmark. */
export default function BlogLayoutWrapper({toc, ...props}: Props): ReactNode {
  const landmark = toc && (
    <nav className={styles.toc} aria-label="On this page">
      {toc}
    </nav>
  );
  return <BlogLayout {...props} toc={landmark} />;
}
