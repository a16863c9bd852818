import React, {type ComponentType, type ReactNode} from 'react';
import {useMDXComponents} from '@mdx-js/react';
import {useEntryText} from '../../lib/hooks/useEntryText';
import PreviewFigure, {type PreviewFigureProps} from '../../features/preview/react/PreviewFigure';
import PreviewGuide from '../PreviewGuide';

interface CodeProps {
  readonly className: string;
  readonly tokens?: string;
  readonly children: string;
}

/**
 * Preview of a project, with the code blocks of the site. The remark transformer
 * `live-preview` creates it from ` ```xml preview ` blocks.
 */
export default function Preview(
  props: Omit<PreviewFigureProps, 'draft' | 'onDraft' | 'guide' | 'renderCode'>,
): ReactNode {
  const [draft, onDraft] = useEntryText(props.source);
  // An import would add a copy of the component to the script of each page with a preview.
  const {code: Code} = useMDXComponents() as {code: ComponentType<CodeProps>};
  return (
    <PreviewFigure
      {...props}
      guide={<PreviewGuide />}
      {...{draft, onDraft}}
      renderCode={(language, code, tokens) => (
        // Markdown ends a block with a line break, which distinguishes it from inline code.
        <Code className={`language-${language}`} tokens={tokens}>{`${code}\n`}</Code>
      )}
    />
  );
}
