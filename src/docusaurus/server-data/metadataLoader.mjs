/** Front matter fields that only the build reads. */
const ofBuild = new Set(['keywords', 'sources', 'moreInformation']);

/**
 * Loader that removes build-only front matter from the metadata of the docs plugin.
 * JavaScript, as the bundler loads it directly.
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
