import type {PrismTheme} from 'prism-react-renderer';

interface Colours {
  readonly ground: string;
  readonly plain: string;
  readonly comment: string;
  readonly string: string;
  readonly keyword: string;
  readonly name: string;
  readonly value: string;
  readonly variable: string;
  readonly mark: string;
}

function theme(colours: Colours): PrismTheme {
  const style = (
    types: string[],
    color: string,
    more: {fontStyle?: 'italic'; fontWeight?: 'bold'} = {},
  ) => ({
    types,
    style: {color, ...more},
  });
  return {
    plain: {color: colours.plain, backgroundColor: colours.ground},
    styles: [
      style(['comment', 'prolog', 'doctype', 'cdata'], colours.comment, {fontStyle: 'italic'}),
      style(['string', 'attr-value', 'char', 'inserted'], colours.string),
      style(['keyword', 'selector', 'section'], colours.keyword, {fontWeight: 'bold'}),
      style(['function', 'class-name', 'tag', 'property', 'key'], colours.name),
      style(['number', 'boolean', 'constant', 'attr-name', 'symbol'], colours.value),
      style(['variable', 'regex', 'deleted'], colours.variable),
      style(['punctuation', 'operator', 'entity'], colours.mark),
    ],
  };
}

/** Colours of code; each is at least 4.5:1 on its ground and on a highlighted line. */
export const prismThemes = {
  light: theme({
    ground: '#f3f6f6',
    plain: '#16242b',
    comment: '#53646b',
    string: '#275e1f',
    keyword: '#0a5560',
    name: '#5b3a94',
    value: '#8f4208',
    variable: '#9b1c4a',
    mark: '#3d4d54',
  }),
  dark: theme({
    ground: '#162127',
    plain: '#dfe8ea',
    comment: '#a3b3ba',
    string: '#a9d98f',
    keyword: '#7ed4da',
    name: '#cdb4f5',
    value: '#f5b57a',
    variable: '#f7a1be',
    mark: '#bccace',
  }),
};
