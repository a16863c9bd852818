// Change: replaced by src/code-blocks, which colours code in the build.
export {default} from '@site/src/code-blocks/react/CodeBlock';
