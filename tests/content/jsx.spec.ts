import {expect, test} from 'playwright/test';
import {defaultImport, jsxElement} from '../../src/remark/jsx';

test.describe('nodes that transformers add to a page', () => {
  test('an element with attributes, one of them without a value, and content', () => {
    expect(
      jsxElement('Part', {name: 'a "b"', isOpen: null}, [
        {type: 'paragraph', children: [{type: 'text', value: 'Text.'}]},
      ]),
    ).toEqual({
      type: 'mdxJsxFlowElement',
      name: 'Part',
      attributes: [
        {type: 'mdxJsxAttribute', name: 'name', value: 'a "b"'},
        {type: 'mdxJsxAttribute', name: 'isOpen', value: null},
      ],
      children: [{type: 'paragraph', children: [{type: 'text', value: 'Text.'}]}],
    });
  });

  test('an element with nothing', () => {
    expect(jsxElement('Part')).toEqual({
      type: 'mdxJsxFlowElement',
      name: 'Part',
      attributes: [],
      children: [],
    });
  });

  test('an import, as text and as the program that MDX compiles', () => {
    const {value, data} = defaultImport('Part', '@site/src/Part');
    expect(value).toBe("import Part from '@site/src/Part';");
    expect(data?.estree).toMatchObject({
      type: 'Program',
      sourceType: 'module',
      body: [
        {
          type: 'ImportDeclaration',
          specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name: 'Part'}}],
          source: {type: 'Literal', value: '@site/src/Part'},
        },
      ],
    });
  });
});
