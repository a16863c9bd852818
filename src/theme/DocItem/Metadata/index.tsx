import React, {type ReactNode} from 'react';
import {useDoc, useDocsVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import {PageMetadata} from '@docusaurus/theme-common';
import Metadata from '@theme-original/DocItem/Metadata';
import PageData from '@site/src/components/PageData';
import {useFrontMatter} from '@site/src/components/useFrontMatter';
import {families} from '@site/src/content/schema/families';
import {site} from '@site/src/site';
import {cardAddress} from '@site/src/site/cards';

/** Wraps the head of a page: canonical address, social card and structured data. */
export default function DocItemMetadataWrapper(): ReactNode {
  const {id, title, permalink} = useDoc().metadata;
  const latest = useLatestVersion(undefined).docs.find((doc) => doc.id === id);
  const {label} = useDocsVersion();
  const {family} = useFrontMatter();
  return (
    <>
      <Metadata />
      <PageMetadata image={cardAddress(permalink)}>
        {latest && <link rel="canonical" href={site.origin + latest.path} />}
        <meta property="og:type" content="article" />
        <meta property="og:image:alt" content={`${title}: ${families[family].label}, ${label}`} />
      </PageMetadata>
      <PageData key={permalink} />
    </>
  );
}
