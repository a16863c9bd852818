import React, {type ReactNode} from 'react';
import {ownValue} from '../model/ownValue';

const icons: Readonly<Record<string, string>> = {
  'icon:delete': 'M5 7h14M8 7v12h8V7M10 7V5h4v2M11 10v6M13 10v6',
  'icon:edit': 'M6 18l1-4 8-8 3 3-8 8z',
};
const otherIcon = 'M7 7h10v10H7z';

/** Icon by name; a square if there is no drawing for the name. */
export default function Icon({name}: {readonly name: string}): ReactNode {
  return (
    <svg viewBox="0 0 24 24" className="preview-icon" aria-hidden="true">
      <path d={ownValue(icons, name) ?? otherIcon} />
    </svg>
  );
}
