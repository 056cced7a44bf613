import { describe, expect, it, test } from 'vitest'
import { controlPairs, decorative, textPairs } from '../testing/contrastPairs.ts'
import { contrastRatio } from '../testing/contrastRatio.ts'
import { readTokens, resolveToken } from '../testing/readTokens.ts'
import primitives from './primitives.css?raw'
import semantic from './semantic.css?raw'

const brandSheets = import.meta.glob<string>('./brands/*.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const moduleSheets = import.meta.glob<string>('../*/*.module.css', {
  query: '?raw',
  import: 'default',
  eager: true,
})

const brands = Object.entries(brandSheets).map(
  ([path, sheet]) => [path.replace(/^.*\/|\.css$/g, ''), sheet] as const,
)
const koi = readTokens(brandSheets['./brands/koi.css'] ?? '')

describe.each(brands)('the %s brand', (_, sheet) => {
  const tokens = readTokens(primitives, semantic, sheet)

  it('says every token that has no value without a brand, and invents none', () => {
    const own = Object.keys(readTokens(sheet))
    const given = Object.keys(readTokens(semantic))
    const asked = Object.keys(koi).filter((name) => !given.includes(name))
    expect(asked.filter((name) => !own.includes(name))).toEqual([])
    const known = new Set([...asked, ...given])
    expect(own.filter((name) => !known.has(name))).toEqual([])
  })

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

test('no colour token is left out of the pairs', () => {
  const paired = new Set([...textPairs, ...controlPairs].flat().concat(decorative))
  const colours = Object.keys({ ...readTokens(semantic), ...koi }).flatMap(
    (name) => /^--color-(.+)$/.exec(name)?.[1] ?? [],
  )
  expect(colours.filter((name) => !paired.has(name))).toEqual([])
})

test('every rule that sets a text on a ground sets a pair that is computed', () => {
  const paired = new Set(textPairs.map((pair) => pair.join(' on ')))
  const set = Object.entries(moduleSheets).flatMap(([path, sheet]) =>
    Array.from(sheet.matchAll(/\{([^{}]*)\}/g), ([, body = '']) => {
      const text = /(?:^|[\s;])color: var\(--color-([\w-]+)\)/.exec(body)?.[1]
      const ground = /(?:^|[\s;])background(?:-color)?: var\(--color-([\w-]+)\)/.exec(body)?.[1]
      // A veil over a picture has no colour of its own: what lies below it decides.
      return text && ground && !decorative.includes(ground) ? { path, pair: `${text} on ${ground}` } : null
    }),
  )
  expect(set.filter((use) => use !== null && !paired.has(use.pair))).toEqual([])
})
