import React, {type ReactNode} from 'react';
import Footer from '@theme-original/DocItem/Footer';
import PageReport from '@site/src/components/PageReport';
import {useFrontMatter} from '@site/src/hooks/useFrontMatter';
import {useReaderVersion} from '@site/src/hooks/useReaderVersion';
import {feedNames} from '@site/src/site/feeds';
import styles from './styles.module.css';

/** The stock end of a page; below it the feeds on release notes, and the way to report a mistake. */
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
