import type {Root} from 'mdast';
import type {Plugin} from 'unified';
import codeBlocks from './features/code-blocks/remark';
import buttonIds from './features/preview/remark/button-ids';
import editionMarks from './content/remark/edition-mark';
import glossary from './content/remark/glossary';
import livePreview from './features/preview/remark/live-preview';
import mdxMistakes from './content/remark/mdx-mistakes';
import objects from './features/preview/remark/objects';
import pageFrame from './content/remark/page-frame';
import reference from './content/remark/reference';
import stackedTables from './content/remark/stacked-tables';
import tutorialFiles from './content/remark/tutorial-files';
import versionDifference from './features/version-difference/remark';

export type Transformer = Plugin<[], Root>;

/** Transformers of the docs, in order. */
export const docTransformers: readonly Transformer[] = [
  // Before transformers that add elements.
  mdxMistakes,
  // Before transformers that remove the IDs.
  buttonIds,
  tutorialFiles,
  livePreview,
  objects,
  reference,
  pageFrame,
  glossary,
  editionMarks,
  stackedTables,
  versionDifference,
  // After the previews, which remove code blocks.
  codeBlocks,
];

/** Transformers of blog posts and other pages, in the same order. */
export const postTransformers: readonly Transformer[] = docTransformers.filter((transformer) =>
  [mdxMistakes, stackedTables, codeBlocks].includes(transformer),
);
