import React, {useEffect, useRef, type ReactNode} from 'react';
import type {LogLine} from '../simulation/simulation';

const senders: Readonly<Record<LogLine['from'], string>> = {
  screen: 'Screen',
  server: 'Server',
  device: 'Device',
  rule: 'Rule',
};

export interface LogProps {
  readonly label: string;
  readonly lines: readonly LogLine[];
}

/** The log of a simulation, scrolled to its last line. It is focusable once it has a line, so that the keyboard scrolls it. */
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
          <span>{senders[from]}</span> <code>{text}</code>
        </p>
      ))}
    </div>
  );
}
