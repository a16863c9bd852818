import React, {type ReactNode} from 'react';
import {useBlogPostStructuredData} from '@docusaurus/plugin-content-blog/client';
import StructuredData, {scriptJson} from '@site/src/components/StructuredData';

/** A post, for machines, in its HTML alone. */
export default function BlogPostPageStructuredData(): ReactNode {
  return <StructuredData json={scriptJson(useBlogPostStructuredData())} />;
}
