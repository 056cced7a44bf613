import { inlineStyles } from './tooling/checks/src/styles/inlineStyles.ts'
import { knownTokens, tokenModule } from './tooling/checks/src/styles/tokenRules.ts'

// What a sheet may say: colours, steps of the scales and durations by token. `pnpm styles` runs it.

const onGrid = /(?<![\d.])(4|8|12|16|20|24|32|40|48|64)px/
const say = (message) => ({ message, severity: 'error' })
const token = 'Use a token: packages/ui/src/tokens has the colours, scale.css all that is measured.'

/** @type {import('stylelint').Config} */
export default {
  plugins: [knownTokens, tokenModule],
  reportDescriptionlessDisables: true,
  reportNeedlessDisables: true,
  rules: {
    'koi/known-tokens': true,
    'at-rule-no-unknown': true,
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
      files: ['**/*.tsx'],
      customSyntax: inlineStyles,
      rules: { 'declaration-block-no-duplicate-properties': null },
    },
    {
      files: [
        'packages/{ui,features}/**/*.{css,tsx}',
        'apps/{web-desktop,web-mobile,storybook}/**/*.{css,tsx}',
      ],
      rules: {
        'declaration-no-important': true,
        'color-no-hex': [true, say(token)],
        'color-named': ['never', { ignoreProperties: ['/^mask/'], ...say(token) }],
        'function-disallowed-list': [
          ['rgb', 'rgba', 'hsl', 'hsla', 'hwb', 'lab', 'lch', 'oklab', 'oklch', 'color'],
          say(token),
        ],
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
        'function-disallowed-list': null,
        'color-named': null,
        'declaration-property-value-disallowed-list': null,
      },
    },
  ],
}
