import React, {type ReactNode} from 'react';
import type {Props} from '@theme/Footer/LinkItem';
import LinkItem from '@theme-original/Footer/LinkItem';
import {useReaderVersion} from '@site/src/hooks/useReaderVersion';
import {feedNames} from '@site/src/site/feeds';

/** The stock link of the footer, which leads to the version that the reader follows. */
export default function FooterLinkItemWrapper({item}: Props): ReactNode {
  const {version, addressOf} = useReaderVersion();
  if (item.isFeed === true) {
    // A file, of which the router knows nothing.
    return (
      <a className="footer__link-item" href={`${version.path}/${feedNames.rss}`}>
        {item.label}
      </a>
    );
  }
  return <LinkItem item={item.to === undefined ? item : {...item, to: addressOf(item.to)}} />;
}
