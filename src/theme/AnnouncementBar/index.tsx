import React, {useLayoutEffect, type ReactNode} from 'react';
import {createStorageSlot, useThemeConfig} from '@docusaurus/theme-common';
import AnnouncementBar from '@theme-original/AnnouncementBar';

/** Where the theme keeps the id of the bar that was seen last. */
const seenId = createStorageSlot('docusaurus.announcement.id');

/**
 * The stock bar, shown at once when its id is new: the attribute by which a
 * dismissed bar stays hidden before hydration knows nothing of the id.
 */
export default function AnnouncementBarWrapper(): ReactNode {
  const {announcementBar} = useThemeConfig();
  // Before the effect in which the theme keeps the new id.
  useLayoutEffect(() => {
    if (announcementBar && announcementBar.id !== seenId.get()) {
      document.documentElement.dataset.announcementBarInitiallyDismissed = 'false';
    }
  }, [announcementBar]);
  return <AnnouncementBar />;
}
