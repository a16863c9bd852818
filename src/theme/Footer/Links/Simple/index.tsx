import React, {type ReactNode} from 'react';
import KeepManual from '@site/src/components/KeepManual';
import {useReaderVersion} from '@site/src/lib/hooks/useReaderVersion';
import {feedName} from '@site/src/site/feeds';
import Links from '@theme-original/Footer/Links/Simple';
import type {Props} from '@theme/Footer/Links/Simple';

/** Wraps the links of the footer: links to the reader's version, and the button for downloads. */
export default function FooterLinksWrapper({links}: Props): ReactNode {
  const {version, addressOf} = useReaderVersion();
  const ofVersion = links.map(({isFeed, ...item}) => ({
    ...item,
    ...(item.to !== undefined && {
      to: isFeed === true ? `pathname://${version.path}/${feedName}` : addressOf(item.to),
    }),
  }));
  return (
    <>
      <Links links={ofVersion} />
      <KeepManual />
    </>
  );
}
