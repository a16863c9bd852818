// Change: replaced by src/features/code-blocks, which highlights code in the build.
export {default} from '@site/src/features/code-blocks/react/CodeBlock';
