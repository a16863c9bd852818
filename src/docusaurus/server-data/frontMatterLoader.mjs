const exported = /^export const frontMatter = \{[\s\S]*?^\};$/mu;
const metadata = /^export \{ ?default as metadata ?\} from (?<file>'[^']*'|"[^"]*");?$/mu;

/**
 * Loader that removes the duplicate front matter from the module of a page and imports it
 * from the metadata. Partials have none. JavaScript, as the bundler loads it directly.
 *
 * @param {string} source
 * @returns {string}
 */
export default function loader(source) {
  const file = metadata.exec(source)?.groups?.file;
  if (file === undefined) {
    return source;
  }
  if (!exported.test(source)) {
    throw new Error(
      'The format of the front matter export in page modules has changed: adapt src/docusaurus/server-data/plugin.',
    );
  }
  return source.replace(
    exported,
    `import pageMetadata from ${file};\nexport const {frontMatter} = pageMetadata;`,
  );
}
