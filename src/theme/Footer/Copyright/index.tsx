import React, {type ReactNode} from 'react';
import KeepManual from '@site/src/components/KeepManual';
import type {Props} from '@theme/Footer/Copyright';

/** The line below the links, as plain text, and above it the button that opens what is kept on the device. */
export default function FooterCopyright({copyright}: Props): ReactNode {
  return (
    <>
      <KeepManual />
      <div className="footer__copyright">{copyright}</div>
    </>
  );
}
