import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {mailOf, reportText, shortPassage, type Report} from './report';

export interface PanelProps {
  readonly report: Omit<Report, 'browser'>;
  /** Mail address for reports; empty where there is none. */
  readonly mail: string;
  readonly onLeaveOut: () => void;
}

/** What can be done with a report: it asks no server and keeps nothing. */
export default function Panel({report, mail, onLeaveOut}: PanelProps): ReactNode {
  const [told, setTold] = useState('');
  const [isByHand, setIsByHand] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const whole = {...report, browser: navigator.userAgent};
  const text = reportText(whole);
  useEffect(() => {
    if (isByHand) {
      field.current?.focus();
      field.current?.select();
    }
  }, [isByHand]);
  const copy = async () => {
    // The same words a second time are read out when they come anew.
    setTold('');
    setIsByHand(false);
    try {
      await navigator.clipboard.writeText(text);
      setTold('Copied. Write what is wrong below the report.');
    } catch {
      // Refused, or no clipboard: a page without https has none.
      setTold('The browser did not let the page copy. The report is below: copy it by hand.');
      setIsByHand(true);
    }
  };
  return (
    <>
      {report.passage === '' ? (
        <p>Mark the passage that is wrong, and it stands in the report.</p>
      ) : (
        <>
          <p>The report has the passage that you marked:</p>
          <blockquote>{shortPassage(report.passage)}</blockquote>
        </>
      )}
      <p>
        <button
          type="button"
          className="button button--primary"
          onClick={() => {
            void copy();
          }}>
          Copy report
        </button>
        {mail === '' ? null : (
          <a className="button button--outline button--primary" href={mailOf(mail, whole)}>
            Write a mail
          </a>
        )}
        {report.passage === '' ? null : (
          <button
            type="button"
            className="button button--outline button--primary"
            onClick={onLeaveOut}>
            Leave the passage out
          </button>
        )}
      </p>
      <p role="status">{told}</p>
      {isByHand ? (
        <textarea ref={field} readOnly rows={8} aria-label="Report" value={text} />
      ) : null}
    </>
  );
}
