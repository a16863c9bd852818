import React, {type ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';
import PreviewFigure, {type PreviewFigureProps} from '../../preview/react/PreviewFigure';

/**
 * A project that shows itself, with its code as the site shows code.
 *
 * Written by the remark transformer `live-preview` from ` ```xml preview ` blocks.
 */
export default function Preview(props: Omit<PreviewFigureProps, 'renderCode'>): ReactNode {
  return (
    <PreviewFigure
      {...props}
      renderCode={(language, code, tokens) => (
        <CodeBlock language={language} tokens={tokens}>
          {code}
        </CodeBlock>
      )}
    />
  );
}
