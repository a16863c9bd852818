import path from 'node:path';
import {readSource} from '../../text/readSource';

/** A licence text that a package does not bring with it. */
interface Notice {
  readonly licence: 'ISC' | 'MIT';
  /** Holder of the copyright, as the source has it. */
  readonly copyright: string;
}

/**
 * Notices of packages that are published without the file of their licence,
 * each with where it stands.
 */
const notices: Readonly<Record<string, readonly Notice[]>> = {
  // LICENSE of its repository.
  '@easyops-cn/docusaurus-search-local': [{licence: 'MIT', copyright: '(c) 2020 优维科技'}],
  // Head of its style sheet.
  infima: [{licence: 'MIT', copyright: '(c) Facebook, Inc. and its affiliates.'}],
  // Its README.
  isarray: [{licence: 'MIT', copyright: '(c) 2013 Julian Gruber <julian@juliangruber.com>'}],
  // LICENSE of its repository.
  saxes: [
    {licence: 'ISC', copyright: '(c) Contributors'},
    {licence: 'ISC', copyright: '(c) Isaac Z. Schlueter and Contributors (sax, its origin)'},
    {licence: 'MIT', copyright: 'Mathias Bynens <https://mathiasbynens.be/> (fromCodePoint)'},
  ],
};

/** Texts of the licence of a package that brings none itself; none where we know of none either. */
export function noticesOf(name: string): string[] {
  return (notices[name] ?? []).map(({licence, copyright}) => {
    const text = readSource(path.join(__dirname, 'texts', `${licence}.txt`));
    return `Copyright ${copyright}\n\n${text.trim()}`;
  });
}
