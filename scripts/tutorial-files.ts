import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {readTree} from './readTree';
import {versions} from '../src/site/versions';
import {filesFolder, tutorialFilesOf} from '../src/content/schema/tutorialFiles';

const root = path.resolve(__dirname, '..');

/**
 * Writes the files of the tutorials to `static/`, from the code blocks of the next version.
 * Other files there are removed.
 *
 * @throws Error naming the page with an invalid file name
 */
async function writeFiles(): Promise<void> {
  const pages = await readTree(path.join(root, versions.next.tree), filesFolder);
  const files = pages.flatMap(({id, body}) => {
    try {
      return tutorialFilesOf(body).map(({name, text}) => ({path: `${id}/${name}`, text}));
    } catch (error) {
      throw new Error(`${id}: ${(error as Error).message}`, {cause: error});
    }
  });
  await rm(path.join(root, 'static', filesFolder), {recursive: true, force: true});
  for (const file of files) {
    const target = path.join(root, 'static', file.path);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, file.text);
  }
  console.log(`${files.length} files in static/${filesFolder}`);
}

writeFiles().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
