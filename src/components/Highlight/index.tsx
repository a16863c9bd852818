import {createContext, useContext, type ReactNode} from 'react';
import clsx from 'clsx';
import type {
  LineInputProps,
  LineOutputProps,
  Token,
  TokenInputProps,
  TokenOutputProps,
} from 'prism-react-renderer';
import {decodeRuns} from '../../language/runs';

/** Colours of a code block, encoded by `encodeRuns`. */
export const TokensContext = createContext<string | undefined>(undefined);

interface HighlightProps {
  readonly code: string;
  readonly language: string;
  readonly children: (props: {
    readonly className: string;
    readonly tokens: Token[][];
    readonly getLineProps: (input: LineInputProps) => LineOutputProps;
    readonly getTokenProps: (input: TokenInputProps) => TokenOutputProps;
  }) => ReactNode;
}

function getLineProps({className}: LineInputProps): LineOutputProps {
  return {className: clsx('token-line', className)};
}

function getTokenProps({token: {types, content}}: TokenInputProps): TokenOutputProps {
  return {className: clsx('token', types), children: content};
}

/**
 * Replaces the component of the same name in prism-react-renderer for code that was highlighted in the
 * build: without grammars, and with classes instead of styles.
 */
export function Highlight({code, language, children}: HighlightProps): ReactNode {
  const tokens = decodeRuns(code, useContext(TokensContext)).map((runs) =>
    runs.map(({text, kind}) => ({types: kind === undefined ? [] : [kind], content: text})),
  );
  return children({
    className: `prism-code language-${language}`,
    tokens,
    getLineProps,
    getTokenProps,
  });
}
