import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDocPaths} from '../../lib/hooks/useDocPaths';
import {finderAnchor, mainDoc} from '../../site';

export interface FinderLinkProps {
  /** Query string of the finder, for example `group=fire`. */
  readonly query: string;
  readonly children: ReactNode;
}

/** Link to the filtered finder of the version. */
export default function FinderLink({query, children}: FinderLinkProps): ReactNode {
  const main = useDocPaths()(mainDoc);
  return main === '' ? children : <Link to={`${main}?${query}#${finderAnchor}`}>{children}</Link>;
}
