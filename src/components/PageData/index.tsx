import React, {useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useFrontMatter} from '../../hooks/useFrontMatter';
import {pageData} from './onServer';

/**
 * The data of a page for machines, in its HTML. A page that is opened within
 * the site has none: machines read each address on its own, and readers are
 * spared the data.
 */
export default function PageData(): ReactNode {
  const {metadata, toc} = useDoc();
  const {version} = useDocsVersion();
  const frontMatter = useFrontMatter();
  const isBrowser = useIsBrowser();
  const [isInHtml] = useState(!isBrowser);
  if (!isInHtml) {
    return null;
  }
  const {title, description, permalink, source} = metadata;
  const __html = pageData({title, description, permalink, frontMatter, version, toc}, source);
  return (
    <script
      type="application/ld+json"
      // React leaves what the HTML has.
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html}}
    />
  );
}
