import {expect, test} from 'playwright/test';
import {safeHtml} from '../../src/trust/safeHtml';
import {built, pageFiles} from '../support/site';

/** What the policy of the site blocks in a page: style attributes, style elements, handlers, addresses that run. */
function blockedIn(html: string): string[] {
  const text = html.replaceAll(/<script[\s\S]*?<\/script>/gu, '');
  return [
    ...text.matchAll(
      /<style[\s>]|<[a-z][^<>]*?\s(?:style=|on[a-z]+=|(?:href|src|action)="?javascript:)[^<>]{0,60}/giu,
    ),
  ].map(([found]) => found);
}

test.describe('what the policy blocks', () => {
  test('no page has any of it', () => {
    const files = pageFiles();
    expect(files.length).toBeGreaterThan(600);
    expect(
      files.flatMap((file) => blockedIn(built(file)).map((found) => `${file}: ${found}`)),
    ).toEqual([]);
  });

  test('planted faults are found', () => {
    for (const html of [
      '<p class="a" style="color:red">',
      '<style>p{}</style>',
      '<button disabled onclick="a()">',
      '<a href="javascript:a()">',
    ]) {
      expect(blockedIn(html), html).toHaveLength(1);
    }
    expect(blockedIn('<p title="on a style">style="a"</p><script>b.style="c"</script>')).toEqual(
      [],
    );
  });

  test('every heading in a table of contents passes the policy for HTML unchanged', () => {
    const headings = new Set(
      pageFiles().flatMap((file) =>
        [
          ...built(file).matchAll(
            /<a [^>]*class="table-of-contents__link[^>]*>(?<heading>.*?)<\/a>/gu,
          ),
        ].map(({groups}) => groups?.heading ?? ''),
      ),
    );
    expect(headings.size).toBeGreaterThan(300);
    expect([...headings].filter((heading) => safeHtml(heading) !== heading)).toEqual([]);
  });
});
