import React, {type ReactNode} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-original/DocItem/Footer';
import PageReport from '@site/src/components/PageReport';
import {useFrontMatter} from '@site/src/hooks/useFrontMatter';
import {feedFilesOf} from '@site/src/site/feeds';
import styles from './styles.module.css';

/** The stock end of a page; below it the feeds on release notes, and the way to report a mistake. */
export default function DocItemFooterWrapper(): ReactNode {
  const {version} = useDocsVersion();
  const {family} = useFrontMatter();
  const {rss, json} = feedFilesOf(version);
  return (
    <>
      <Footer />
      {family === 'release-notes' ? (
        <p className={styles.follow} data-search-ignore="">
          Follow the release notes and the pages that change: <a href={rss.address}>RSS feed</a>{' '}
          <a href={json.address}>JSON feed</a>
        </p>
      ) : null}
      <PageReport />
    </>
  );
}
