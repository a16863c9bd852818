import React, {type ReactNode} from 'react';
import KeepManual from '@site/src/components/KeepManual';
import Copyright from '@theme-original/Footer/Copyright';
import type {Props} from '@theme/Footer/Copyright';

/** The line below the links, and above it the button that opens what is kept on the device. */
export default function FooterCopyright(props: Props): ReactNode {
  return (
    <>
      <KeepManual />
      <Copyright {...props} />
    </>
  );
}
