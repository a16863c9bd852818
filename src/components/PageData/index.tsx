import React, {useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useFrontMatter} from '../../hooks/useFrontMatter';
import {useBuiltHtml} from '../../text/useBuiltHtml';
import {pageData} from './onServer';

/** The data of a page for machines, in its HTML; the browser is spared them. */
export default function PageData(): ReactNode {
  const {metadata, toc} = useDoc();
  const {version} = useDocsVersion();
  const frontMatter = useFrontMatter();
  const {title, description, permalink, source} = metadata;
  const json = useBuiltHtml(
    pageData({title, description, permalink, frontMatter, version, toc}, source),
  );
  // A page that is opened within the site has none: machines read each address on its own.
  const [isInHtml] = useState(!useIsBrowser());
  // React leaves what the HTML has.
  return isInHtml ? <script type="application/ld+json" suppressHydrationWarning {...json} /> : null;
}
