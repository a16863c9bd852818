import React, {type ReactNode} from 'react';
import type {Props} from '@theme/Footer/LinkItem';
import useBaseUrl from '@docusaurus/useBaseUrl';
import LinkItem from '@theme-original/Footer/LinkItem';
import {useReaderVersion} from '@site/src/hooks/useReaderVersion';
import {feedNames} from '@site/src/site/feeds';

/** The stock link of the footer, which leads to the version that the reader follows. */
export default function FooterLinkItemWrapper({item}: Props): ReactNode {
  const {version, addressOf} = useReaderVersion();
  const file = useBaseUrl(item.href ?? '');
  if (item.isFeed === true || item.isFile === true) {
    // Of a file the router knows nothing.
    return (
      <a
        className="footer__link-item"
        href={item.isFeed === true ? `${version.path}/${feedNames.rss}` : file}>
        {item.label}
      </a>
    );
  }
  return <LinkItem item={item.to === undefined ? item : {...item, to: addressOf(item.to)}} />;
}
