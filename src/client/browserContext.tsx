import React, {startTransition, useEffect, useState, type ReactNode} from 'react';
import {Context} from '@docusaurus/core/lib/client/browserContext';

export {Context};

/**
 * Tells the components of a page that they run in a browser, once it is
 * hydrated. What follows from it is drawn in slices: as an urgent update it
 * would block whoever presses something meanwhile.
 */
export function BrowserContextProvider({children}: {readonly children: ReactNode}): ReactNode {
  const [isBrowser, setIsBrowser] = useState(false);
  useEffect(() => startTransition(() => setIsBrowser(true)), []);
  return <Context.Provider value={isBrowser}>{children}</Context.Provider>;
}
