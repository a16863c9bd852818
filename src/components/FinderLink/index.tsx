import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {finderAnchor, mainDoc} from '../../site';

export interface FinderLinkProps {
  /** What the finder is to show, as it stands in the query string: `group=fire`. */
  readonly query: string;
  readonly children: ReactNode;
}

/** A link from a page of the docs to the finder of its version, filtered. */
export default function FinderLink({query, children}: FinderLinkProps): ReactNode {
  const {activeVersion} = useActiveDocContext(undefined);
  const main = activeVersion?.docs.find(({id}) => id === mainDoc);
  return main ? <Link to={`${main.path}?${query}#${finderAnchor}`}>{children}</Link> : children;
}
