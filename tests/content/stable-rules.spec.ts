import path from 'node:path';
import {expect, test} from 'playwright/test';
import * as z from 'zod';
import {conditionsOf, parseEvents, type Condition} from '../../src/content/events/parse';
import {readYamlFile} from '../../src/lib/text/readYaml';
import {docsVersions} from '../../src/site/versions';
import {fencesOf} from '../support/fences';
import {pagesOf} from '../support/project';

const reviewed = readYamlFile(
  z.record(z.string(), z.record(z.string(), z.string())),
  path.join(__dirname, 'stable-rules.yml'),
);

const isStable = ({keyword, operator}: Condition): boolean =>
  keyword === 'IO' || keyword === '$' ? operator !== undefined : /^(?:DAY|NIGHT)$/iu.test(keyword);

/** Conditions of the rules that have only stable conditions. */
function stableRules(text: string): string[] {
  return parseEvents(text)
    .rules.filter(({event}) => event.kind === 'and')
    .map(({event}) => conditionsOf(event))
    .filter((conditions) => conditions.every(isStable))
    .map((conditions) => conditions.map((one) => one.text).join(' & '));
}

test('rules of I/O servers with only stable conditions are reviewed', () => {
  const found = docsVersions.flatMap((version) =>
    pagesOf(version)
      .filter(({docPath}) => docPath.startsWith('io-servers/'))
      .flatMap(({docPath, body}) =>
        fencesOf(body)
          .filter(({language}) => language === 'events')
          .flatMap(({code}) => stableRules(code))
          .map((rule) => `${docPath.replace(/^io-servers\/|\.mdx$/gu, '')}: ${rule}`),
      ),
  );
  const allowed = Object.entries(reviewed).flatMap(([page, rules]) =>
    Object.keys(rules).map((rule) => `${page}: ${rule}`),
  );
  expect([...new Set(found)].sort()).toEqual(allowed.sort());
});

test('planted rule: two stable conditions are found, a rule with a transient one is not', () => {
  expect(stableRules('IO a = 1 AND NIGHT : IO b = 1')).toEqual(['IO a = 1 & NIGHT']);
  expect(stableRules('IO a AND IO a = 1 AND NIGHT : IO b = 1')).toEqual([]);
});
