import React, {type ReactNode} from 'react';
import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {site} from '../../site';
import {reportAddress, reporting} from '../../site/report';

/** Link that reports a problem with the section of the page, if the operator names a destination. */
export default function PageReport(): ReactNode {
  const {title, permalink} = useDoc().metadata;
  const {label} = useDocsVersion();
  const {hash} = useLocation();
  // Unknown in static HTML.
  const section = useIsBrowser() ? hash : '';
  const {href} = new URL(permalink + section, site.origin);
  return reporting.to === '' ? null : (
    <p className="screen-only margin-top--lg" data-search-ignore="">
      <a href={reportAddress(reporting.to, title, label, href)}>Report a problem with this page</a>
    </p>
  );
}
