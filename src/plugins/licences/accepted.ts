/**
 * Licences under which a package may reach a browser, by their SPDX names, each
 * with what it asks for. A package under any other one stops the build.
 */
export const acceptedLicences: Readonly<Record<string, string>> = {
  MIT: 'its notice, which is in `licenses.txt`',
  '0BSD': 'no obligation',
  ISC: 'its notice, which is in `licenses.txt`',
  'BSD-3-Clause': 'its notice, and that nothing is advertised with its names',
  'Apache-2.0': 'its text and its NOTICE file, if there is one; both are in `licenses.txt`',
  'MIT AND OFL-1.1': 'the notices of code and font; a picture drawn with the font is free of both',
};

/**
 * Packages whose work reaches a reader although no script or style is loaded
 * from their files, each with the way by which it does.
 */
export const alsoUsed: Readonly<Record<string, string>> = {
  '@easyops-cn/docusaurus-search-local': 'search box and search page began as its own',
  '@expo-google-fonts/inter': 'the font of the social cards',
  '@rspack/core': 'its runtime loads the scripts',
};
