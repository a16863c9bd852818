import React, {type ReactNode} from 'react';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useFrontMatter} from '../../hooks/useFrontMatter';
import StructuredData from '../StructuredData';
import {pageData} from './onServer';

/** The data of a page for machines, in its HTML; the browser is spared them. */
export default function PageData(): ReactNode {
  const {metadata, toc} = useDoc();
  const {version} = useDocsVersion();
  const frontMatter = useFrontMatter();
  const {title, description, permalink, source} = metadata;
  return (
    <StructuredData
      json={pageData({title, description, permalink, frontMatter, version, toc}, source)}
    />
  );
}
