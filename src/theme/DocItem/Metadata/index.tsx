import React, {type ReactNode} from 'react';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import Metadata from '@theme-original/DocItem/Metadata';
import {useFrontMatter} from '@site/src/hooks/useFrontMatter';
import {families} from '@site/src/schema/families';

/** The stock head of a page, which tells pages of one title apart in the browser's tabs. */
export default function DocItemMetadataWrapper(): ReactNode {
  const {id, title} = useDoc().metadata;
  const {docs} = useDocsVersion();
  const {family} = useFrontMatter();
  const isShared = Object.values(docs).some((doc) => doc.title === title && doc.id !== id);
  return (
    <>
      <Metadata />
      {isShared && <PageMetadata title={`${title} (${families[family].label})`} />}
    </>
  );
}
