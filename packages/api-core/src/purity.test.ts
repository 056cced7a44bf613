import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const PAGE =
  /(?<![.\w'`-])(?:window|document|navigator|localStorage|sessionStorage|location|XMLHttpRequest|process|Buffer)\b(?!['`:])/
const COMMENTS = /\/\*[\s\S]*?\*\/|\/\/.*$/gm

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .map((path) => ({
    path,
    code: readFileSync(join(import.meta.dirname, path), 'utf8').replace(COMMENTS, ''),
  }))

it('uses browser globals in its browser folder only, and Node globals nowhere', () => {
  const guilty = sources.filter(({ path, code }) => !path.startsWith('browser') && PAGE.test(code))
  expect(guilty.map(({ path }) => path)).toEqual([])
  expect(sources.some(({ code }) => PAGE.test(code))).toBe(true)
})

it('imports nothing but its own files', () => {
  const imports = sources.flatMap(({ code }) =>
    [...code.matchAll(/from '([^']+)'/g)].map(([, from]) => from ?? ''),
  )
  expect(imports.length).toBeGreaterThan(100)
  expect(imports.filter((from) => !/^\.\.?\/.*\.ts$/.test(from))).toEqual([])
})
