/** Fields of the front matter that the build reads and no page shows in the browser. */
const ofBuild = new Set(['keywords', 'basis', 'sources', 'moreInformation']);

/**
 * Loader of what the docs plugin tells of a page: leaves out of its front
 * matter what only the build reads. The bundler loads it by itself, hence no
 * TypeScript.
 *
 * @param {string} source JSON
 * @returns {string} JSON
 */
export default function loader(source) {
  const metadata = JSON.parse(source);
  const frontMatter = Object.entries(metadata.frontMatter ?? {});
  return JSON.stringify({
    ...metadata,
    frontMatter: Object.fromEntries(frontMatter.filter(([field]) => !ofBuild.has(field))),
  });
}
