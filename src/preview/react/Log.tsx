import React, {useEffect, useRef, type ReactNode} from 'react';
import type {LogLine} from '../simulation/simulation';

const speakers: Readonly<Record<LogLine['from'], string>> = {
  screen: 'Screen',
  server: 'Server',
  device: 'Device',
  rule: 'Rule',
};

export interface LogProps {
  readonly label: string;
  readonly lines: readonly LogLine[];
}

/**
 * What was sent and done, the newest line in sight. With a line in it, the
 * keyboard reaches it: a single long one may need scrolling already.
 */
export default function Log({label, lines}: LogProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    frame.current?.scrollTo(0, frame.current.scrollHeight);
  }, [lines]);
  return (
    <div
      ref={frame}
      className="preview-log"
      role="log"
      aria-label={label}
      {...(lines.length > 0 && {tabIndex: 0})}>
      {lines.map(({number, from, text}) => (
        <p key={number}>
          <span>{speakers[from]}</span> <code>{text}</code>
        </p>
      ))}
    </div>
  );
}
