/** Front matter fields that only the build reads. */
const ofBuild = new Set(['keywords', 'sources', 'moreInformation']);

/** Metadata of the docs plugin, JSON, without the front matter that only the build reads. */
export function withoutBuildData(source: string): string {
  const metadata = JSON.parse(source) as {readonly frontMatter?: object};
  const frontMatter = Object.entries(metadata.frontMatter ?? {});
  return JSON.stringify({
    ...metadata,
    frontMatter: Object.fromEntries(frontMatter.filter(([field]) => !ofBuild.has(field))),
  });
}

const exported = /^export const frontMatter = \{[\s\S]*?^\};$/mu;
const metadataImport = /^export \{ ?default as metadata ?\} from (?<file>'[^']*'|"[^"]*");?$/mu;

/**
 * Module of a page that imports the front matter from the metadata instead of repeating it. Partials
 * have none.
 *
 * @throws Error if Docusaurus has changed the format of its export
 */
export function withoutFrontMatter(source: string): string {
  const file = metadataImport.exec(source)?.groups?.file;
  if (file === undefined) {
    return source;
  }
  if (!exported.test(source)) {
    throw new Error(
      'The format of the front matter export in page modules has changed: adapt src/docusaurus/server-data.',
    );
  }
  return source.replace(
    exported,
    `import pageMetadata from ${file};\nexport const {frontMatter} = pageMetadata;`,
  );
}
