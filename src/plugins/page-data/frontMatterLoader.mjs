const exported = /^export const frontMatter = \{[\s\S]*?^\};$/mu;
const metadata = /^export \{ ?default as metadata ?\} from (?<file>'[^']*'|"[^"]*");?$/mu;

/**
 * Loader of the module of a page, which has its front matter twice, as an
 * export and within the metadata: takes the one from the other. Partials have
 * none. The bundler loads it by itself, hence no TypeScript.
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
      'The module of a page exports its front matter otherwise than src/plugins/page-data knows.',
    );
  }
  return source.replace(
    exported,
    `import pageMetadata from ${file};\nexport const {frontMatter} = pageMetadata;`,
  );
}
