// Change: plain text has no element.
import React, {type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock/Line/Token';

/** A piece of a line of code: plain text needs no element of its own. */
export default function CodeBlockLineToken({token, className, children}: Props): ReactNode {
  return token.types.length === 0 ? children : <span className={className}>{children}</span>;
}
