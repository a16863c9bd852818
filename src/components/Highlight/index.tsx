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

/** The colours of the block of code around, as `encodeRuns` writes them. */
export const TokensContext = createContext<string | undefined>(undefined);

interface HighlightProps {
  readonly code: string;
  readonly language: string;
  /** What the theme makes of the lines. */
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
 * The component of this name in prism-react-renderer, for code whose colours
 * were found while the site was built: it needs no grammar, and gives classes
 * in place of styles.
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
