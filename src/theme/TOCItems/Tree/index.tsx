import React, {memo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useTrustedHtml} from '@site/src/trust/trustedHtml';
import type {Props} from '@theme/TOCItems/Tree';

function Heading({
  id,
  value,
  className,
}: {
  readonly id: string;
  readonly value: string;
  readonly className?: string;
}): ReactNode {
  return (
    <Link to={`#${id}`} className={className} dangerouslySetInnerHTML={useTrustedHtml(value)} />
  );
}

/** The headings of a page as a tree of links; their HTML passes a Trusted Types policy. */
function TOCItemTree({toc, className, linkClassName, isChild}: Props): ReactNode {
  if (toc.length === 0) {
    return null;
  }
  return (
    <ul className={isChild === true ? undefined : className}>
      {toc.map(({id, value, children}) => (
        <li key={id}>
          <Heading className={linkClassName ?? undefined} {...{id, value}} />
          <TOCItemTree isChild toc={children} {...{className, linkClassName}} />
        </li>
      ))}
    </ul>
  );
}

export default memo(TOCItemTree);
