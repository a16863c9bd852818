import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import codeBlocks from '../code-blocks/remark';
import buttonIds from './button-ids';
import editionMarks from './edition-mark';
import glossary from './glossary';
import livePreview from './live-preview';
import mdxMistakes from './mdx-mistakes';
import objectAttributes from './object-attributes';
import objectSketch from './object-sketch';
import pageFrame from './page-frame';
import reference from './reference';
import stackedTables from './stacked-tables';
import tutorialFiles from './tutorial-files';
import versionDifference from './version-difference';

export type Transformer = Plugin<[], Root>;

/** Transformers that check a page or change its look; the only ones of blog posts. */
export const lookTransformers: readonly Transformer[] = [mdxMistakes, stackedTables, codeBlocks];

/** Transformers of the docs, in order. */
export const docTransformers: readonly Transformer[] = [
  // Before transformers that add elements.
  mdxMistakes,
  // Before transformers that remove the IDs.
  buttonIds,
  tutorialFiles,
  livePreview,
  objectAttributes,
  objectSketch,
  reference,
  pageFrame,
  glossary,
  editionMarks,
  stackedTables,
  versionDifference,
  // After the previews, which remove code blocks.
  codeBlocks,
];
