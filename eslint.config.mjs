import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

export default tseslint.config(
  {
    ignores: [
      'build/',
      '.docusaurus/',
      'node_modules/',
      'test-results/',
      'static/',
      'bench/.out/',
      'bench/site/.out/',
      'tests/fixtures/*/.docusaurus/',
      'tests/fixtures/*/build/',
    ],
  },
  js.configs.recommended,
  {
    // Runs in browsers as it is.
    files: ['deploy/withdrawn-sw.js'],
    languageOptions: {
      globals: {
        addEventListener: 'readonly',
        caches: 'readonly',
        indexedDB: 'readonly',
        self: 'readonly',
      },
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [
      tseslint.configs.strictTypeChecked,
      tseslint.configs.stylisticTypeChecked,
      jsxA11y.flatConfigs.strict,
    ],
    plugins: {'react-hooks': reactHooks},
    languageOptions: {
      parserOptions: {projectService: true, tsconfigRootDir: import.meta.dirname},
    },
    linterOptions: {reportUnusedDisableDirectives: 'error'},
    rules: {
      ...reactHooks.configs.recommended.rules,
      // Playwright reads from its pattern what a fixture needs, be it nothing.
      'no-empty-pattern': ['error', {allowObjectPatternsAsParameters: true}],
      // Numbers read well in templates.
      '@typescript-eslint/restrict-template-expressions': ['error', {allowNumber: true}],
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', {ignoreArrowShorthand: true}],
      // Leftovers of an edit, such as `*XX *` in a comment.
      'no-warning-comments': [
        'error',
        {terms: ['xx', 'xxx', 'todo', 'fixme'], location: 'anywhere'},
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/lib/text/useBuiltHtml.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...[
          'MemberExpression > Identifier.property[name=/^(?:(?:inner|outer)HTML|insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|srcdoc)$/]',
          'MemberExpression > Literal.property[value=/^(?:(?:inner|outer)HTML|insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|srcdoc)$/]',
          'JSXIdentifier[name="dangerouslySetInnerHTML"]',
          'Property > .key[name="dangerouslySetInnerHTML"]',
          'Property > .key[value="dangerouslySetInnerHTML"]',
          'CallExpression[callee.object.name="document"][callee.property.name=/^write(?:ln)?$/]',
        ].map((selector) => ({
          selector,
          message: 'Write text, or HTML of the build by src/lib/text/useBuiltHtml.ts.',
        })),
        // React crashes when it removes a text that a page translator has replaced:
        // https://github.com/facebook/react/issues/11538
        ...[
          ...[
            'JSXText[value=/\\S/]',
            ':matches(JSXElement, JSXExpressionContainer) ~ :matches(JSXElement, JSXExpressionContainer)',
          ].map(
            (sibling) =>
              `:matches(JSXElement, JSXFragment):has(> ${sibling}) > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > :matches(Literal[raw=/^['"]/], TemplateLiteral)`,
          ),
          'JSXFragment > JSXText[value=/\\S/]',
          'JSXFragment > JSXExpressionContainer > TemplateLiteral',
        ].map((selector) => ({
          selector,
          message: 'Put text that comes and goes beside siblings in an element of its own.',
        })),
        {
          selector:
            'CallExpression[callee.property.name=/^(?:localeCompare$|toLocale)/]:not([arguments.1], [callee.property.name=/^toLocale/][arguments.0])',
          message: 'Name the locale: that of the build machine would change order and text.',
        },
      ],
    },
  },
);
