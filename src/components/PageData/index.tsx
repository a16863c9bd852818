import React, {useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useFrontMatter} from '../useFrontMatter';
import {useBuiltHtml} from '../../lib/text/useBuiltHtml';
import {pageData} from './onServer';

/** Structured data of a page, in the static HTML only. */
export default function PageData(): ReactNode {
  const {metadata} = useDoc();
  const {version} = useDocsVersion();
  const frontMatter = useFrontMatter();
  const {title, description, permalink, source} = metadata;
  const json = useBuiltHtml(
    pageData({title, description, permalink, frontMatter, version}, source),
  );
  // Not after client navigation, because crawlers load each address.
  const [isInHtml] = useState(!useIsBrowser());
  return isInHtml ? <script type="application/ld+json" suppressHydrationWarning {...json} /> : null;
}
