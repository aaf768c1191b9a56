import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import { defineConfig } from 'eslint/config'
import globals from 'globals'
import ts from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

export default defineConfig(
  { ignores: ['node_modules', 'dist', 'src/**/*.gen.ts', 'src/**/*.gen.d.json.ts'] },
  js.configs.recommended,
  ts.configs.recommendedTypeChecked,
  svelte.configs.recommended,
  // Layout is prettier's.
  prettier,
  svelte.configs.prettier,
  {
    languageOptions: {
      globals: { ...globals.browser, ...globals.node },
      parserOptions: {
        projectService: { allowDefaultProject: ['*.js'] },
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: ['.svelte'],
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // A map made inside a derivation is never changed after it: it needs no reactivity of its own.
      'svelte/prefer-svelte-reactivity': 'off',
      // There are no Svelte stores here.
      'svelte/require-store-reactive-access': 'off',
    },
  },
  { files: ['**/*.svelte.ts'], languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } } },
  {
    // Types are svelte-check's matter here; rules that need them cost half a minute more and see `any` in snippets.
    files: ['**/*.svelte'],
    extends: [ts.configs.disableTypeChecked],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
)
