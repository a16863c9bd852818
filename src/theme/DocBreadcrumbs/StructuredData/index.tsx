import React, {type ReactNode} from 'react';
import {useBreadcrumbsStructuredData} from '@docusaurus/plugin-content-docs/client';
import StructuredData, {scriptJson} from '@site/src/components/StructuredData';
import type {Props} from '@theme/DocBreadcrumbs/StructuredData';

/** Where a page stands, for machines, in its HTML alone. */
export default function DocBreadcrumbsStructuredData({breadcrumbs}: Props): ReactNode {
  return <StructuredData json={scriptJson(useBreadcrumbsStructuredData({breadcrumbs}))} />;
}
