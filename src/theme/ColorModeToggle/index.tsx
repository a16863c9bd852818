import React, {type ReactNode} from 'react';
import {BrowserContext} from '@site/src/docusaurus/start/client/themeInternals';
import type {Props} from '@theme/ColorModeToggle';
import ColorModeToggle from '@theme-original/ColorModeToggle';

/**
 * Wraps the switch of the colour mode, which the theme disables until hydration. The start
 * script keeps an early press.
 */
export default function ColorModeToggleWrapper(props: Props): ReactNode {
  return (
    <BrowserContext.Provider value>
      {/* The built HTML has no choice yet, and the theme would name the mode of the system. */}
      <ColorModeToggle {...props} value={props.value ?? 'light'} />
    </BrowserContext.Provider>
  );
}
