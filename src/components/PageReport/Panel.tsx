import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import {copyText} from '../../lib/copyText';
import {mailOf, reportText, shortPassage, type Report} from './report';

export interface PanelProps {
  readonly report: Omit<Report, 'browser'>;
  /** Email address for reports; may be empty. */
  readonly mail: string;
  readonly onRemovePassage: () => void;
}

/** Actions for a report, which send no request. */
export default function Panel({report, mail, onRemovePassage}: PanelProps): ReactNode {
  const [status, setStatus] = useState('');
  const [isManual, setIsManual] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const copyButton = useRef<HTMLButtonElement>(null);
  const whole = {...report, browser: navigator.userAgent};
  const text = reportText(whole);
  useEffect(() => {
    if (isManual) {
      field.current?.focus();
      field.current?.select();
    }
  }, [isManual]);
  const copy = async () => {
    // Screen readers announce only a changed text.
    setStatus('');
    setIsManual(false);
    const isCopied = await copyText(text);
    setStatus(
      isCopied
        ? 'Copied. Paste the report into a message, and describe the problem below it.'
        : 'The browser does not allow copying. Copy the report below manually.',
    );
    setIsManual(!isCopied);
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
              onRemovePassage();
              // This button disappears.
              copyButton.current?.focus();
            }}>
            Remove selected text
          </button>
        )}
      </p>
      <p role="status">{status}</p>
      {isManual ? (
        <textarea ref={field} readOnly rows={8} aria-label="Report" value={text} />
      ) : null}
    </>
  );
}
