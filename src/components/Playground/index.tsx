import React, {
  startTransition,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import {example, playgroundText} from '../../preview/model/example';
import type {PlaygroundProps} from '../../preview/react/Playground';
import {useNearScreen} from '../../preview/react/useNearScreen';
import {copyText} from '../../text/copyText';
import PreviewGuide from '../PreviewGuide';
import {fitting, rulesIn, sharedAddress} from './address';
import styles from './styles.module.css';

const slot = createStorageSlot('manual.playground');

/**
 * The playground of the rules, which loads near the screen. What a reader
 * writes stays on the device; an address that was shared brings its own rules.
 */
export default function Playground(): ReactNode {
  const [Live, setLive] = useState<ComponentType<PlaygroundProps>>();
  const [hasFailed, setHasFailed] = useState(false);
  const [text, setText] = useState(example);
  const [told, setTold] = useState('');
  const frame = useNearScreen<HTMLDivElement>(() => {
    import('../../preview/react/Playground').then(
      // In slices, as nobody waits for it.
      ({default: component}) => startTransition(() => setLive(() => component)),
      () => setHasFailed(true),
    );
  });
  useEffect(() => {
    const readAddress = () => {
      const shared = rulesIn(window.location.hash);
      if (shared === undefined) {
        return false;
      }
      setText(shared);
      frame.current?.scrollIntoView();
      return true;
    };
    if (!readAddress()) {
      setText(fitting(slot.get() ?? example));
    }
    // An address may be pasted while the page is open.
    window.addEventListener('hashchange', readAddress);
    return () => window.removeEventListener('hashchange', readAddress);
  }, [frame]);
  const change = (next: string) => {
    setText(next);
    setTold('');
    slot.set(next);
  };
  return (
    <div ref={frame} className={styles.playground} data-live={Live ? '' : undefined}>
      {Live ? (
        <>
          <Live text={text} guide={<PreviewGuide />} onChange={change} />
          <p className="preview-tools">
            <button
              type="button"
              onClick={() => {
                void copyText(sharedAddress(window.location.href, text)).then((isCopied) =>
                  setTold(
                    isCopied
                      ? 'The address is copied. It contains the rules.'
                      : 'The browser does not allow copying. Copy the rules manually.',
                  ),
                );
              }}>
              Copy address
            </button>
            <button
              type="button"
              onClick={() => {
                setText(example);
                setTold('');
                slot.del();
              }}>
              Example
            </button>
            <span role="status">{told}</span>
          </p>
        </>
      ) : (
        <>
          <p>
            {hasFailed
              ? 'The playground could not be loaded. Reload the page to try again.'
              : playgroundText}
          </p>
          {/* It scrolls sideways, and the arrow keys need a place to do it from. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <pre tabIndex={0}>{example}</pre>
        </>
      )}
    </div>
  );
}
