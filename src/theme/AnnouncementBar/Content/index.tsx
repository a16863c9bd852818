import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useTrustedHtml} from '@site/src/trust/trustedHtml';
import type {Props} from '@theme/AnnouncementBar/Content';
import styles from './styles.module.css';

/** The text of the bar; its HTML passes a Trusted Types policy. */
export default function AnnouncementBarContent({className, ...rest}: Props): ReactNode {
  const {announcementBar} = useThemeConfig();
  return (
    <div
      {...rest}
      className={clsx(styles.content, className)}
      dangerouslySetInnerHTML={useTrustedHtml(announcementBar?.content ?? '')}
    />
  );
}
