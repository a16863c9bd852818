import React, {type ReactNode} from 'react';
import Footer from '@theme-original/DocItem/Footer';
import PageReport from '@site/src/components/PageReport';
import {useFrontMatter} from '@site/src/components/useFrontMatter';
import {useReaderVersion} from '@site/src/lib/hooks/useReaderVersion';
import {feedName} from '@site/src/site/feeds';

/** Wraps the end of a page: the feed below release notes, and the report of a problem. */
export default function DocItemFooterWrapper(): ReactNode {
  const {version} = useReaderVersion();
  const {family} = useFrontMatter();
  return (
    <>
      <Footer />
      {family === 'release-notes' ? (
        <footer className="screen-only margin-top--lg" data-search-ignore="">
          <p>
            Subscribe to release notes and page changes:{' '}
            <a href={`${version.path}/${feedName}`}>RSS feed</a>
          </p>
        </footer>
      ) : null}
      <PageReport />
    </>
  );
}
