import React, {memo, type ReactNode} from 'react';
import clsx from 'clsx';
import {translate} from '@docusaurus/Translate';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconLightMode from '@theme/Icon/LightMode';
import type {Props} from '@theme/ColorModeToggle';
import styles from './styles.module.css';

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
        <IconLightMode aria-hidden className={clsx(styles.icon, styles.light)} />
        <IconDarkMode aria-hidden className={clsx(styles.icon, styles.dark)} />
      </button>
    </div>
  );
}

export default memo(ColorModeToggle);
