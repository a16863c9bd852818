// Change: passes on the colours that the page was built with; the stock block is rendered twice at
// start, for styles that ours does not have.
import React, {type ReactNode} from 'react';
import type {Props} from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';
import {TokensContext} from '@site/src/components/Highlight';

/** A block of code with the colours that it got while the site was built. */
export default function CodeBlock({children, tokens, ...props}: Props): ReactNode {
  const parts = React.Children.toArray(children);
  return parts.every((part) => typeof part === 'string') ? (
    <TokensContext.Provider value={tokens}>
      <StringContent {...props}>{parts.join('')}</StringContent>
    </TokensContext.Provider>
  ) : (
    <ElementContent {...props}>{children}</ElementContent>
  );
}
