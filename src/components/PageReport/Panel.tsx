import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {copyText} from '../../lib/copyText';
import {mailOf, reportText, shortPassage, type Report} from './report';

export interface PanelProps {
  readonly report: Omit<Report, 'browser'>;
  /** Mail address for reports; empty where there is none. */
  readonly mail: string;
  readonly onLeaveOut: () => void;
}

/** Actions on a report, which sends no request and stores nothing. */
export default function Panel({report, mail, onLeaveOut}: PanelProps): ReactNode {
  const [told, setTold] = useState('');
  const [isByHand, setIsByHand] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
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
    const isCopied = await copyText(text);
    setTold(
      isCopied
        ? 'Copied. Paste the report into a message, and describe the problem below it.'
        : 'The browser does not allow copying. Copy the report below manually.',
    );
    setIsByHand(!isCopied);
  };
  return (
    <>
      {report.passage === '' ? (
        <p>Select the text that is wrong to include it in the report.</p>
      ) : (
        <>
          <p>The report includes the text that you selected:</p>
          <blockquote>{shortPassage(report.passage)}</blockquote>
        </>
      )}
      <p>
        <button
          ref={copyButton}
          type="button"
          className="button button--primary"
          onClick={() => {
            void copy();
          }}>
          Copy report
        </button>
        {mail === '' ? null : (
          <a className="button button--outline button--primary" href={mailOf(mail, whole)}>
            Send an email
          </a>
        )}
        {report.passage === '' ? null : (
          <button
            type="button"
            className="button button--outline button--primary"
            onClick={() => {
              onLeaveOut();
              // This button goes with the passage.
              copyButton.current?.focus();
            }}>
            Remove selected text
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
