import js from '@eslint/js';
import boundaries from 'eslint-plugin-boundaries';
import regexp from 'eslint-plugin-regexp';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { boundaryRules, elements } from './tests/architecture/boundaries.js';

/** Lint: correctness, sizes, and the import rules of the house (tests/architecture/boundaries.js). */
/** For all that a visitor's browser loads: phones that get nothing newer than iOS 15 are in use. */
const forOldPhones = [
  {
    selector: 'Literal[regex.pattern=/\\(\\?<[=!]/]',
    message: 'Safari before 16.4 reads no file with a lookbehind in it: its visitor would have no page.',
  },
  {
    selector: 'Literal[regex.flags=/v/]',
    message: 'Safari before 17 reads no file with this in it: its visitor would have no page.',
  },
  {
    selector: 'StaticBlock',
    message: 'Safari before 16.4 reads no file with this in it: its visitor would have no page.',
  },
  {
    selector: 'CallExpression[callee.property.name=/^(?:to(?:Sorted|Reversed|Spliced)|findLast(?:Index)?)$/]',
    message: 'Safari before 16 and Chrome before 110 do not know this: sort or turn a copy instead.',
  },
  {
    // What is called as `check?.()` has another way where it is not there.
    selector:
      'CallExpression[optional=false][callee.property.name=/^(?:checkVisibility|(?:is|to)WellFormed|symmetricDifference|is(?:Subset|Superset)Of|isDisjointFrom)$/]',
    message: 'Safari before 16.4 at least does not know this.',
  },
  ...[
    ['AbortSignal', 'timeout', 'shared/lib/ends-after does the same'],
    ['URL', 'canParse|parse', 'try `new URL` instead'],
    ['Promise', 'withResolvers|try', 'make a promise by hand'],
    ['Object', 'groupBy', 'fill a map instead'],
    ['Map', 'groupBy', 'fill a map instead'],
    ['Array', 'fromAsync', 'wait for each in a loop'],
  ].map(([object, names, instead]) => ({
    selector: `MemberExpression[object.name="${object}"][property.name=/^(?:${names})$/]`,
    message: `Safari before 16 at least does not know this: ${instead}.`,
  })),
];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/dist/**',
      '**/.cache/**',
      '**/.data/**',
      'cms/types/generated/**',
      'cms/.strapi/**',
      'test-results/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,js,mjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        performance: 'readonly',
      },
    },
    rules: {
      'no-undef': 'off',
      'no-console': ['error', { allow: ['error', 'warn'] }],
      eqeqeq: 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 80, skipBlankLines: true, skipComments: true }],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/no-non-null-assertion': 'off',
    },
  },
  {
    // A text of somebody else must not be able to stop a process, or a browser's worker, for as long as it likes (ASVS 1.3.12).
    files: ['**/*.{ts,tsx,js,mjs}'],
    ignores: ['**/*.test.{ts,tsx,mjs}', '**/tests/**'],
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': 'error' },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['compat-proxy/**/*.ts', 'web/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    plugins: { boundaries },
    settings: {
      'boundaries/elements': elements,
      'import/resolver': { node: { extensions: ['.ts', '.tsx', '.js', '.mjs'] } },
    },
    rules: boundaryRules,
  },
  {
    files: ['**/*.test.{ts,tsx,mjs}', 'tests/**/*.ts'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'max-lines-per-function': 'off',
      // Playwright's fixtures name what they need in a pattern, also when that is nothing.
      'no-empty-pattern': 'off',
      'react-hooks/globals': 'off',
    },
  },
  {
    files: ['web/src/{site,sections,shared}/**/*.tsx'],
    ignores: ['web/src/shared/ui/PublicForm.tsx', '**/*.test.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXOpeningElement[name.name="form"]',
          message: 'A public form is a PublicForm: what is typed into it goes to no service that records visits.',
        },
        ...forOldPhones,
      ],
    },
  },
  {
    files: ['web/src/{app,site,sections,shared}/**/*.ts', 'web/src/app/**/*.tsx', 'web/src/shared/ui/PublicForm.tsx'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': ['error', ...forOldPhones],
    },
  },
  // Google's list of commands takes the `arguments` of a call for one, and nothing else.
  { files: ['web/src/shared/tags/gtag.ts'], rules: { 'prefer-rest-params': 'off' } },
  { files: ['scripts/**/*.mjs', 'compat-proxy/contract/build.mjs'], rules: { 'no-console': 'off' } },
  { files: ['compat-proxy/contract/src/content/**/*.ts'], rules: { 'max-lines': 'off' } },
);
