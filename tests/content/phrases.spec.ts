import {expect, test} from 'playwright/test';
import {findPhrases, proseOfCode, proseOfMarkdown, readPhrases} from '../../scripts/phrases';
import {read} from '../support/project';

const phrases = readPhrases(read('scripts/phrases/phrases.yml'));

test('a phrase to avoid is reported with its line and replacement', () => {
  const text = [
    '---',
    'title: A page',
    'sources:',
    '  - title: told by nobody',
    '    url: https://example.com/nobody',
    '---',
    '',
    'The value `nobody` is right, [as is this](#nobody).',
    'Nobody writes this.',
    '```text',
    'nobody',
    '```',
  ].join('\n');
  expect(findPhrases(proseOfMarkdown(text), phrases)).toEqual([
    {line: 9, text: 'Nobody', write: expect.stringContaining('the user') as unknown},
  ]);
});

test('strings and JSX in code are checked, comments and identifiers are not', () => {
  const code = [
    "import {nobody} from './nobody';",
    '// nobody',
    "const label = 'Tell the user';",
    'export const Notice = () => <p>It stands in the box.</p>;',
  ].join('\n');
  expect(findPhrases(proseOfCode('a.tsx', code), phrases).map(({line}) => line)).toEqual([3, 4]);
});
