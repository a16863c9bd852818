import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/Heading';
import Heading from '@theme-original/Heading';

/**
 * Wraps a heading. Its accessible name is its text, without the name of the link to it. Reader
 * views omit elements with an ID such as `related` unless a class or the ID contains `content`.
 */
export default function HeadingWrapper({children, className, ...props}: Props): ReactNode {
  const {as, id} = props;
  if (as === 'h1' || id === undefined) {
    return (
      <Heading {...props} className={className}>
        {children}
      </Heading>
    );
  }
  const textId = `content-${id}`;
  return (
    <Heading aria-labelledby={textId} {...props} className={clsx('content-heading', className)}>
      <span id={textId}>{children}</span>
    </Heading>
  );
}
