import React, {useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {decodeRuns} from '../../../lib/text/runs';
import {CopyButton, TryLink, WrapButton} from './buttons';
import './colours.css';
import styles from './styles.module.css';

export interface CodeBlockProps {
  readonly children?: ReactNode;
  /** Contains `language-` and the name of the language. */
  readonly className?: string;
  /** Highlighting of the code, encoded by `encodeRuns`; plain text without it. */
  readonly tokens?: string;
}

/** Code block. The transformer has highlighted the code. */
export default function CodeBlock({
  children,
  className = 'language-text',
  tokens,
}: CodeBlockProps): ReactNode {
  const pre = useRef<HTMLPreElement>(null);
  const code = React.Children.toArray(children)
    .filter((part) => typeof part === 'string')
    .join('')
    .replace(/\n$/u, '');
  return (
    <div className={clsx('theme-code-block', styles.codeBlock)}>
      {/* Focusable, so that the keyboard can scroll the code. */}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre ref={pre} tabIndex={0} className={clsx('prism-code', className, 'thin-scrollbar')}>
        {/* The key replaces the elements of other code: a page translator may have changed them. */}
        <code key={code}>
          {decodeRuns(code, tokens).map((runs, index) => (
            <span key={index} className="token-line">
              {runs.map(({text, kind}, position) =>
                kind === undefined ? (
                  text
                ) : (
                  <span key={position} className={`token ${kind}`}>
                    {text}
                  </span>
                ),
              )}
              <br />
            </span>
          ))}
        </code>
      </pre>
      <div className={clsx('scripted screen-only', styles.buttonGroup)} data-search-ignore="">
        <WrapButton block={pre} />
        {className.includes('language-events') && <TryLink rules={code} />}
        <CopyButton code={code} />
      </div>
    </div>
  );
}
