import {wellFormed} from '../../text/wellFormed';

/** What a report tells of a page. */
export interface Report {
  readonly address: string;
  readonly title: string;
  readonly version: string;
  /** Empty if it is not known. */
  readonly release: string;
  readonly browser: string;
  /** What the reader has marked; nothing is left out. */
  readonly passage: string;
}

const longestPassage = 500;

/** A passage in one line, cut off where it is too long to be a passage. */
export function shortPassage(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  return wellFormed(
    line.length > longestPassage ? `${line.slice(0, longestPassage).trimEnd()} …` : line,
  );
}

/** The text of a report, with an empty line at its end for what is wrong. */
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

/** Address that opens a mail with a report in it. */
export function mailOf(to: string, report: Report): string {
  const subject = encodeURIComponent(`${report.title} (${report.version})`);
  return `mailto:${to}?subject=${subject}&body=${encodeURIComponent(reportText(report))}`;
}
