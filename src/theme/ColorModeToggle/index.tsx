import React, {type ReactNode} from 'react';
import {BrowserContext} from '@site/src/docusaurus/start/client/themeInternals';
import type {Props} from '@theme/ColorModeToggle';
import ColorModeToggle from '@theme-original/ColorModeToggle';

/**
 * Wraps the colour mode toggle, which the theme disables until hydration. The start script
 * handles an early click.
 */
export default function ColorModeToggleWrapper(props: Props): ReactNode {
  return (
    <BrowserContext.Provider value>
      {/* Static HTML has no stored choice, and the theme would label the system mode. */}
      <ColorModeToggle {...props} buttonClassName="colour-switch" value={props.value ?? 'light'} />
    </BrowserContext.Provider>
  );
}
