import React, {type ReactNode} from 'react';
import {useBlogListPageStructuredData} from '@docusaurus/plugin-content-blog/client';
import StructuredData, {scriptJson} from '@site/src/components/StructuredData';
import type {Props} from '@theme/BlogListPage/StructuredData';

/** The posts of a list, for machines, in its HTML alone. */
export default function BlogListPageStructuredData(props: Props): ReactNode {
  return <StructuredData json={scriptJson(useBlogListPageStructuredData(props))} />;
}
