import React, {type ComponentType, type ReactNode} from 'react';
import {useMDXComponents} from '@mdx-js/react';
import {useEntryText} from '../../hooks/useEntryText';
import PreviewFigure, {type PreviewFigureProps} from '../../preview/react/PreviewFigure';
import PreviewGuide from '../PreviewGuide';

interface CodeProps {
  readonly className: string;
  readonly tokens?: string;
  readonly children: string;
}

/**
 * The preview of a project, with its code as the site shows code.
 *
 * Written by the remark transformer `live-preview` from ` ```xml preview ` blocks.
 */
export default function Preview(
  props: Omit<PreviewFigureProps, 'draft' | 'guide' | 'onDraft' | 'renderCode'>,
): ReactNode {
  const {source} = props;
  const [draft, onDraft] = useEntryText(source);
  // An import would put a copy of it into the script of each page with a preview.
  const {code: Code} = useMDXComponents() as {code: ComponentType<CodeProps>};
  return (
    <PreviewFigure
      {...props}
      guide={<PreviewGuide />}
      {...{draft, onDraft}}
      renderCode={(language, code, tokens) => (
        // As Markdown ends a block, which tells it from code within a line.
        <Code className={`language-${language}`} tokens={tokens}>{`${code}\n`}</Code>
      )}
    />
  );
}
