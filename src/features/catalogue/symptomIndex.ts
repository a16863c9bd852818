import {symptomAnchor, symptomHead} from '../../content/schema/symptoms';

/** Row of a *Troubleshooting* table. */
export interface Symptom {
  /** Plain text with code in backticks. */
  readonly symptom: string;
  readonly doc: string;
  readonly title: string;
  /** Hash of the row, without `#`. */
  readonly anchor: string;
}

const groups: readonly (readonly [label: string, words: RegExp])[] = [
  [
    'The connection drops',
    /drop|comes and goes|disconnect|for a while|every few minutes|(?:connection|bus) is lost|lost again/u,
  ],
  [
    'No connection or no response',
    /offline|never online|does not start|log-?\s?in|certificate|refused|respond|no response|no connection|connection (?:errors|attempt|fails|works)|connects?\b|rejected|no data\b|find/u,
  ],
  [
    'Commands have no effect',
    /command|no effect|do(?:es)? not (?:react|switch|arm|move|turn|dim|accept)|writ|arming fails|not accepted/u,
  ],
  [
    'Values or data points are missing',
    /missing|no data point|not in \*?\*?status|empty|never|nothing|no value|not (?:appear|listed|shown|exist|arrive|known)|there (?:is|are) (?:no|few)|no .*(?:arrives?|appears?)\b|disappear|only .*data points|missed/u,
  ],
  [
    'Values are wrong or late',
    /wrong|late|slow|jump|too (?:high|low|large|small)|value|shows|shown|reads|delay|minute|second|displayed as|instead of|differ|`unknown`|`error`|`null`|stays at|is `|another|mixed up|takes? long|changes|not plausible|twice|lower|truncated/u,
  ],
  ['Alarms, events and messages', /alarm|rule|event|message|email|call|fault|tamper|report/u],
];

export const symptomGroups: readonly string[] = [...groups.map(([label]) => label), 'Other'];

export function symptomGroup(symptom: string): string {
  return groups.find(([, words]) => words.test(symptom.toLowerCase()))?.[0] ?? 'Other';
}

/** Text without the marks of labels and links. */
function plain(cell: string): string {
  return cell
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/gu, '$1')
    .replaceAll('**', '')
    .replaceAll('\\|', '|')
    .trim();
}

export function symptomsOf(doc: string, title: string, body: string): Symptom[] {
  const tables = body.matchAll(
    new RegExp(`^\\| ${symptomHead} \\|.*\\n\\|[-:| ]+\\|\\n((?:\\|.*(?:\\n|$))+)`, 'gmu'),
  );
  return [...tables]
    .flatMap(([, rows = '']) => rows.trim().split('\n'))
    .map((row, index) => {
      const [symptom = ''] = row
        .split(/(?<!\\)\|/u)
        .slice(1, -1)
        .map(plain);
      return {symptom, doc, title, anchor: symptomAnchor(index + 1)};
    });
}
