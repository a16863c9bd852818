import path from 'node:path';
import {readSource} from '../../lib/text/readSource';

/** SPDX names of licences that packages in the browser may have, with their obligations. */
export const acceptedLicences: Readonly<Record<string, string>> = {
  MIT: 'its notice, which is in `licenses.txt`',
  '0BSD': 'no obligation',
  ISC: 'its notice, which is in `licenses.txt`',
  'BSD-3-Clause': 'its notice, and that nothing is advertised with its names',
  'Apache-2.0': 'its text and its NOTICE file, if there is one; both are in `licenses.txt`',
  'MIT AND OFL-1.1': 'the notices of code and font; a picture drawn with the font is free of both',
};

/** Packages that reach readers without being part of a script or style sheet. */
export const alsoUsed: Readonly<Record<string, string>> = {
  '@easyops-cn/docusaurus-search-local': 'search box and search page are derived from it',
  '@expo-google-fonts/inter': 'the font of the social cards',
  '@rspack/core': 'its runtime loads the scripts',
};

function notice(licence: 'ISC' | 'MIT', copyright: string): string {
  const text = readSource(path.join(__dirname, 'texts', `${licence}.txt`));
  return `Copyright ${copyright}\n\n${text.trim()}`;
}

/** Notices of packages without a licence file, with the source of each. */
export const notices: Readonly<Record<string, readonly string[]>> = {
  // From the file LICENSE in the repository of the package.
  '@easyops-cn/docusaurus-search-local': [notice('MIT', '(c) 2020 优维科技')],
  // The comment at the top of its style sheet states the licence.
  infima: [notice('MIT', '(c) Facebook, Inc. and its affiliates.')],
  // The README of the package states the licence.
  isarray: [notice('MIT', '(c) 2013 Julian Gruber <julian@juliangruber.com>')],
  // From the file LICENSE in the repository of the package.
  saxes: [
    notice('ISC', '(c) Contributors'),
    notice('ISC', '(c) Isaac Z. Schlueter and Contributors (sax, its origin)'),
    notice('MIT', 'Mathias Bynens <https://mathiasbynens.be/> (fromCodePoint)'),
  ],
};
