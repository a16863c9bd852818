import {expect, test} from 'playwright/test';
import {built, pageFiles} from '../support/site';

/** Parts of a page that the Content Security Policy blocks: style sheets, handlers and script URLs. */
function blockedIn(html: string): string[] {
  const text = html.replaceAll(/<script[\s\S]*?<\/script>/gu, '');
  return [
    ...text.matchAll(
      /<style[\s>]|<[a-z][^<>]*?\s(?:on[a-z]+=|(?:href|src|action)="?javascript:)[^<>]{0,60}/giu,
    ),
  ].map(([found]) => found);
}

test('no page has anything that the Content Security Policy blocks', () => {
  expect(
    pageFiles().flatMap((file) => blockedIn(built(file)).map((found) => `${file}: ${found}`)),
  ).toEqual([]);
});

test('style sheets in a page, handlers and script URLs are found', () => {
  for (const html of [
    '<style>p{}</style>',
    '<button disabled onclick="a()">',
    '<a href="javascript:a()">',
  ]) {
    expect(blockedIn(html), html).toHaveLength(1);
  }
  expect(
    blockedIn('<p style="color:red" title="on a style">a</p><script>b.style="c"</script>'),
  ).toEqual([]);
});
