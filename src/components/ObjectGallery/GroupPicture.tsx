import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** SVG paths of the icons, in a square of 24 units. */
const iconPaths: Readonly<Record<string, string>> = {
  'project-structure': 'M3 6h7l2 3h9v10H3z',
  command: 'M3 8h18v8H3zM9 12h6',
  input: 'M3 8h18v8H3zM6 10v4',
  'data-display': 'M4 4v16h16M8 20v-6M12 20V9M16 20v-8',
  layout: 'M4 4h16v16H4zM4 9h16M11 9v11',
  navigation: 'M4 12h15M14 7l5 5-5 5',
  dialog: 'M3 5h18v11h-9l-4 4v-4H3z',
  feedback: 'M3 10h18v4H3zM3 12h10',
  media: 'M3 5h18v14H3zM3 17l6-6 4 4 3-3 5 5',
  device: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h2',
  'alarm-panel': 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z',
  watch: 'M7 7h10v10H7zM9 7l1-4h4l1 4M9 17l1 4h4l1-4',
};

/** Icon of a group of UI objects, in the size of an object's sketch. */
export default function GroupPicture({group}: {readonly group: string}): ReactNode {
  return (
    <svg viewBox="0 0 160 80" className={styles.sign}>
      <path d={iconPaths[group]} transform="translate(59 19) scale(1.75)" />
    </svg>
  );
}
