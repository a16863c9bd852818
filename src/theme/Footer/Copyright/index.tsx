import React, {type ReactNode} from 'react';
import type {Props} from '@theme/Footer/Copyright';

/** The line below the links, as plain text. */
export default function FooterCopyright({copyright}: Props): ReactNode {
  return <div className="footer__copyright">{copyright}</div>;
}
