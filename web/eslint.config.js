import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

export default ts.config(
  { ignores: ['src/wire.ts', 'node_modules'] },
  js.configs.recommended,
  ...ts.configs.recommended,
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.serviceworker, ...globals.node } },
    rules: {
      eqeqeq: 'error',
      'svelte/no-useless-mustaches': 'off', // prettier writes {' '}
      'svelte/prefer-svelte-reactivity': 'off', // what must be reactive is a rune; the rest is plain
      'svelte/no-unused-svelte-ignore': 'off', // svelte-check finds them
      'prefer-const': 'off', // svelte/prefer-const knows $props and $state
      'svelte/prefer-const': ['error', { destructuring: 'all' }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: { 'no-undef': 'off' }, // TypeScript checks it
  },
)
