import React, {type ComponentType, type ReactNode} from 'react';
import {useMDXComponents} from '@mdx-js/react';
import PreviewFigure, {type PreviewFigureProps} from '../../preview/react/PreviewFigure';

interface CodeProps {
  readonly className: string;
  readonly tokens?: string;
  readonly children: string;
}

/**
 * A project that shows itself, with its code as the site shows code.
 *
 * Written by the remark transformer `live-preview` from ` ```xml preview ` blocks.
 */
export default function Preview(props: Omit<PreviewFigureProps, 'renderCode'>): ReactNode {
  // An import would put a copy of it into the script of each page with a preview.
  const {code: Code} = useMDXComponents() as {code: ComponentType<CodeProps>};
  return (
    <PreviewFigure
      {...props}
      renderCode={(language, code, tokens) => (
        // As Markdown ends a block, which tells it from code within a line.
        <Code className={`language-${language}`} tokens={tokens}>{`${code}\n`}</Code>
      )}
    />
  );
}
