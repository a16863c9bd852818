import {wellFormed} from '../../lib/text/wellFormed';

export interface Report {
  readonly address: string;
  readonly title: string;
  readonly version: string;
  /** Empty if it is not known. */
  readonly release: string;
  readonly browser: string;
  readonly passage: string;
}

const maxPassage = 500;

/** Passage in one line, truncated. */
export function shortPassage(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  return wellFormed(line.length > maxPassage ? `${line.slice(0, maxPassage).trimEnd()} …` : line);
}

/** Text of a report; the reader adds the problem at its end. */
export function reportText(report: Report): string {
  const passage = shortPassage(report.passage);
  return [
    `Page: ${report.address}`,
    `Title: ${report.title}`,
    `Version: ${report.version}`,
    ...(report.release === '' ? [] : [`Release: ${report.release}`]),
    ...(passage === '' ? [] : [`Selected text: “${passage}”`]),
    `Browser: ${report.browser}`,
    'Problem:',
    '',
  ].join('\n');
}

/** Address of an email with a report. */
export function mailOf(to: string, report: Report): string {
  const subject = encodeURIComponent(`${report.title} (${report.version})`);
  return `mailto:${to}?subject=${subject}&body=${encodeURIComponent(reportText(report))}`;
}
