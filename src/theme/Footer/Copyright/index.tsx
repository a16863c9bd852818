import React, {type ReactNode} from 'react';
import KeepManual from '@site/src/components/KeepManual';
import type {Props} from '@theme/Footer/Copyright';
import Copyright from '@theme-original/Footer/Copyright';

/** The stock line, below the button that opens what is kept of the manual on the device. */
export default function FooterCopyrightWrapper(props: Props): ReactNode {
  return (
    <>
      <KeepManual />
      <Copyright {...props} />
    </>
  );
}
