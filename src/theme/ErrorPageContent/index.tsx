import React, {type ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme-original/ErrorPageContent';

/** Wraps the crash page: page title. */
export default function ErrorPageContentWrapper(props: Props): ReactNode {
  return (
    <>
      <PageMetadata title="This page crashed" />
      <ErrorPageContent {...props} />
    </>
  );
}
