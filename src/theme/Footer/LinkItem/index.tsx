import React, {type ReactNode} from 'react';
import type {Props} from '@theme/Footer/LinkItem';
import LinkItem from '@theme-original/Footer/LinkItem';
import {useReaderVersion} from '@site/src/hooks/useReaderVersion';

/** The stock link of the footer, which leads to the version that the reader follows. */
export default function FooterLinkItemWrapper({item}: Props): ReactNode {
  const {addressOf} = useReaderVersion();
  return <LinkItem item={item.to === undefined ? item : {...item, to: addressOf(item.to)}} />;
}
