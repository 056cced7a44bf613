import { inlineStyles } from './tooling/checks/src/styles/inlineStyles.ts'
import { rawColors } from './tooling/checks/src/styles/rawColors.ts'
import { knownTokens, tokenModule } from './tooling/checks/src/styles/tokenRules.ts'

// What a sheet may say: colours, steps of the scales and durations by token. `pnpm styles` runs it.

const onGrid = /(?<![\d.])(4|8|12|16|20|24|32|40|48|64)px/
const say = (message) => ({ message, severity: 'error' })
const token = 'Use a token: packages/ui/src/tokens has the colours, scale.css all that is measured.'
const colorToken =
  'Use a token such as var(--color-text), var(--color-surface) or var(--color-accent), of packages/ui/src/tokens/semantic.css, or currentColor. Where no token can stand, rawColors.ts of the checks says why.'
const sandboxToken =
  'Use a token of the sandbox such as var(--text), var(--surface) or var(--accent), of apps/sandbox/src/theme.css or the theme.css beside the sheet, or declare one there.'

const colorFunctions = ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color']
const noRawColors = (advice) => ({
  'color-no-hex': [true, say(advice)],
  'color-named': ['never', { ignoreProperties: ['/^mask/'], ...say(advice) }],
  'function-disallowed-list': [colorFunctions, say(advice)],
})

/** @type {import('stylelint').Config} */
export default {
  ignoreFiles: ['**/generated/**'],
  plugins: [knownTokens, tokenModule],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'koi/known-tokens': true,
    'at-rule-no-unknown': true,
    'at-rule-disallowed-list': [
      'property',
      say('A sheet with it that comes later has the whole page styled anew: give var() a fallback.'),
    ],
    'block-no-empty': true,
    'declaration-block-no-duplicate-properties': [
      true,
      { ignore: ['consecutive-duplicates-with-different-values'] },
    ],
    'declaration-block-no-shorthand-property-overrides': true,
    'no-duplicate-selectors': true,
    'property-no-unknown': true,
    'unit-no-unknown': true,
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      customSyntax: inlineStyles,
      rules: {
        'declaration-block-no-duplicate-properties': null,
        'declaration-block-no-shorthand-property-overrides': null,
      },
    },
    { files: ['{packages,apps}/**/*.{css,ts,tsx}'], rules: noRawColors(colorToken) },
    { files: ['apps/sandbox/**/*.{css,ts}'], rules: noRawColors(sandboxToken) },
    {
      files: [
        'packages/{ui,features}/**/*.{css,ts,tsx}',
        'apps/{web-desktop,web-mobile,storybook}/**/*.{css,ts,tsx}',
      ],
      rules: {
        'declaration-no-important': true,
        'declaration-property-value-disallowed-list': [
          {
            '/^(gap|row-gap|column-gap|padding|margin)/': [onGrid],
            '/radius$/': [/(?<![\d.])(6|10|16|999)px/],
            'font-size': [/^[\d.]+px$/],
            'font-weight': [/\d/],
            'z-index': [/\d\d/],
            '/^transition/': [/(?<![\d.])[1-9]\d{0,2}m?s\b/],
          },
          say(token),
        ],
      },
    },
    {
      files: ['packages/ui/src/tokens/**/*.css'],
      rules: {
        'koi/known-tokens': null,
        'koi/token-module': true,
        'declaration-no-important': null,
        'declaration-property-value-disallowed-list': null,
      },
    },
    {
      files: Object.keys(rawColors),
      rules: { 'color-no-hex': null, 'color-named': null, 'function-disallowed-list': null },
    },
  ],
}
