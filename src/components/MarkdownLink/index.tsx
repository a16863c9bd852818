import React, {type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {markdownAddress} from '../../site/markdownAddress';

/** Link to the Markdown export in the head of a page. */
export default function MarkdownLink(): ReactNode {
  const {pathname} = useLocation();
  return (
    <Head>
      <link rel="alternate" type="text/markdown" href={markdownAddress(pathname)} />
    </Head>
  );
}
