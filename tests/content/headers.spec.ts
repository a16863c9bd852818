import type {LoadedPlugin} from '@docusaurus/types';
import {expect, test} from 'playwright/test';
import {parseHeaders} from '../../deploy/hostRules';
import {headersFile, scriptHashes, trustedScripts} from '../../src/docusaurus/headers/plugin';

test('an inline script stops the build, except those of trusted plugins and redirects', () => {
  const html = '<script>a</script><script src=/b.js></script>';
  const hash = "'sha256-ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs='";
  expect(scriptHashes('a.html', html, new Set('a'))).toEqual([hash]);
  expect(() => scriptHashes('a.html', html, new Set('b'))).toThrow('a.html');
  const redirect = (to: string) =>
    `<script>window.location.href = '${to}' + window.location.search + window.location.hash;</script>`;
  expect(scriptHashes('a.html', redirect('/docs/intro'), new Set())).toHaveLength(1);
  expect(() => scriptHashes('a.html', redirect('//example.com'), new Set())).toThrow('a.html');
});

test('scripts of other plugins are not trusted, and a trusted plugin without one stops the build', () => {
  const plugin = (name: string, code: string) => {
    const tags = [{tagName: 'script', innerHTML: code}];
    return {name, injectHtmlTags: () => ({headTags: tags})} as unknown as LoadedPlugin;
  };
  const [start, theme] = [plugin('page-start', 'a()'), plugin('docusaurus-theme-classic', 'b()')];
  expect([...trustedScripts([start, theme, plugin('other', 'c()')])]).toEqual(['a();', 'b();']);
  expect(() => trustedScripts([start])).toThrow('docusaurus-theme-classic');
});

test('pages have the full policy, and other files no script hashes', () => {
  const rules = parseHeaders(headersFile(["'sha256-x'"]));
  const headerOf = (source: string, key: string) =>
    rules.find((rule) => rule.source === source)?.headers.find((one) => one.key === key)?.value;
  const policy = headerOf('**', 'Content-Security-Policy');
  for (const directive of [
    "default-src 'self';",
    "frame-src 'none'",
    "media-src 'none'",
    "object-src 'none'",
    "script-src 'self' 'sha256-x'",
    "style-src 'self'; style-src-attr 'unsafe-inline';",
  ]) {
    expect(policy).toContain(directive);
  }
  expect(policy?.match(/unsafe/gu)).toHaveLength(1);
  // Each page is sent with this header, so it stays short.
  expect(headerOf('**', 'Permissions-Policy')?.length).toBeLessThan(250);
  expect(headerOf('assets/**', 'Content-Security-Policy')).not.toContain('sha256');
  expect(headerOf('docs/next/search-texts/**', 'Cache-Control')).toBe('public, max-age=300');
});
