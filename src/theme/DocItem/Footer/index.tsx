import React, {type ReactNode} from 'react';
import Footer from '@theme-original/DocItem/Footer';
import PageReport from '@site/src/components/PageReport';
import {useFrontMatter} from '@site/src/components/useFrontMatter';
import {useReaderVersion} from '@site/src/lib/hooks/useReaderVersion';
import {feedNames} from '@site/src/site/feeds';
import styles from './styles.module.css';

/** Wraps the end of a page: feeds below release notes, and the report of a problem. */
export default function DocItemFooterWrapper(): ReactNode {
  const {version} = useReaderVersion();
  const {family} = useFrontMatter();
  return (
    <>
      <Footer />
      {family === 'release-notes' ? (
        <p className={styles.follow} data-search-ignore="">
          Subscribe to release notes and page changes:{' '}
          <a href={`${version.path}/${feedNames.rss}`}>RSS feed</a>{' '}
          <a href={`${version.path}/${feedNames.json}`}>JSON feed</a>
        </p>
      ) : null}
      <PageReport />
    </>
  );
}
