// Change: works before React runs, whereas the stock button is disabled until then; smaller
// drawings.
import React, {memo, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import type {Props} from '@theme/ColorModeToggle';
import styles from './styles.module.css';

/** The theme's drawings of sun and moon, the rays as lines: they stand in every page. */
const drawings = {
  light:
    'M16 12a4 4 0 1 1-8 0a4 4 0 0 1 8 0M12 2v2m0 16v2M2 12h2m16 0h2M5.3 5.3l1 1m11.4 11.4l1 1m-13.4 0l1-1M17.7 6.3l1-1',
  dark: 'M9.4 5.5a7.4 7.4 0 0 0 9.1 9.1a7 7 0 1 1-9.1-9.1zM12 3a9 9 0 1 0 8.9 7.6a5.4 5.4 0 1 1-7.5-7.5a9 9 0 0 0-1.4-.1z',
} as const;

function Icon({mode}: {readonly mode: keyof typeof drawings}): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
      className={clsx(styles.icon, styles[mode])}>
      <path d={drawings[mode]} />
    </svg>
  );
}

/**
 * Switches between light and dark. It can be pressed before the scripts of the
 * page are there: the start script keeps the press.
 */
function ColorModeToggle({className, buttonClassName, value, onChange}: Props): ReactNode {
  const mode =
    value === 'dark'
      ? translate({message: 'dark mode', id: 'theme.colorToggle.ariaLabel.mode.dark'})
      : translate({message: 'light mode', id: 'theme.colorToggle.ariaLabel.mode.light'});
  const label = translate(
    {
      message: 'Switch between dark and light mode (currently {mode})',
      id: 'theme.colorToggle.ariaLabel',
    },
    {mode},
  );
  return (
    <div className={clsx(styles.toggle, className)}>
      <button
        type="button"
        className={clsx('clean-btn', styles.button, buttonClassName)}
        onClick={() => {
          onChange(value === 'dark' ? 'light' : 'dark');
        }}
        title={mode}
        aria-label={label}>
        {/* Both: which one is seen is decided before React knows the mode. */}
        <Icon mode="light" />
        <Icon mode="dark" />
      </button>
    </div>
  );
}

export default memo(ColorModeToggle);
