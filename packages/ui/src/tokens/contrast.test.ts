import { describe, expect, it } from 'vitest'
import { contrastRatio } from '../testing/contrastRatio.ts'
import { readTokens, resolveToken } from '../testing/readTokens.ts'
import primitives from './primitives.css?raw'
import semantic from './semantic.css?raw'

const sheets = import.meta.glob<string>('./brands/*.css', { query: '?raw', import: 'default', eager: true })
const brands = Object.entries(sheets).map(
  ([path, sheet]) => [path.replace(/^.*\/|\.css$/g, ''), readTokens(primitives, semantic, sheet)] as const,
)

const grounds = ['bg', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover']
const texts = ['text', 'text-muted', 'text-faint', 'accent-text', 'positive', 'negative', 'warning', 'info']
const textPairs = [
  ...grounds.flatMap((ground) => texts.map((text) => [text, ground] as const)),
  ...(['accent', 'accent-hover', 'accent-active'] as const).map((fill) => ['on-accent', fill] as const),
  ...(['danger', 'danger-hover'] as const).map((fill) => ['on-danger', fill] as const),
  ...(['positive', 'negative', 'warning', 'info'] as const).map((tone) => [tone, `${tone}-soft`] as const),
  ['accent-text', 'accent-soft'],
  ['gold-text', 'gold-soft'],
  ['gold-text', 'surface'],
  ['on-inverse', 'inverse'],
  ['on-inverse-muted', 'inverse'],
  ['on-util', 'util'],
  ['on-util-muted', 'util'],
  ['on-hero', 'hero'],
  ['on-hero-muted', 'hero'],
  ...['blue', 'red', 'green', 'purple', 'neutral'].map((family) => ['on-bank', `bank-${family}`] as const),
] as const
const controlPairs = ['bg', 'surface', 'surface-raised', 'surface-sunken'].flatMap((ground) =>
  ['accent', 'border-strong', 'focus', 'danger'].map((control) => [control, ground] as const),
)

describe.each(brands)('contrast of the %s brand', (_, tokens) => {
  describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
    const colour = (name: string) => resolveToken(tokens, `--color-${name}`, theme)

    it.each(textPairs)('sets %s on %s at 4.5:1 or more', (text, ground) => {
      expect(contrastRatio(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5)
    })

    it.each(controlPairs)('shows %s against %s at 3:1 or more', (control, ground) => {
      expect(contrastRatio(colour(control), colour(ground))).toBeGreaterThanOrEqual(3)
    })
  })
})
