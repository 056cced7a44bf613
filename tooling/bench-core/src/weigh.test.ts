import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildPackage, type BuiltPackage, ENTRIES } from './entries.ts'
import { bundleBytes } from './weigh.ts'
const limited = ENTRIES.flatMap(({ name, code, limit }) =>
  limit === undefined ? [] : [{ name, code, limit }],
)

// What is counted: the bundle of an application that uses what the entry names, as Vite minifies it and brotli compresses
// it. The names of exports are not in it. Once of the sources, which this repository bundles, once of what is packed.
describe('what the package weighs', () => {
  let built: BuiltPackage | undefined
  beforeAll(() => {
    built = buildPackage()
  })
  afterAll(() => built?.remove())

  it('the package has a limit of weight at its least and as a whole', () => {
    expect(limited.map(({ name }) => name)).toEqual([
      '@koi/api-core, client and session',
      '@koi/api-core, whole',
    ])
  })

  it('counts every subpath but /testing as the whole', () => {
    const { exports } = JSON.parse(
      readFileSync(join(import.meta.dirname, '../../../packages/api-core/package.json'), 'utf8'),
    )
    const code = limited.find(({ name }) => name.endsWith('whole'))?.code.split('\n')
    const subpaths = Object.keys(exports).filter((subpath) => subpath !== './testing')
    expect(code).toEqual(subpaths.map((subpath) => `export * from '@koi/api-core${subpath.slice(1)}'`))
  })

  it.each(limited)(
    'the import of $name stays within $limit bytes of brotli, from its sources',
    async ({ code, limit }) => {
      const { brotli } = await bundleBytes(code)
      expect(brotli).toBeGreaterThan(limit / 2)
      expect(brotli).toBeLessThanOrEqual(limit)
    },
  )

  it.each(limited)(
    'the import of $name stays within $limit bytes of brotli, as packed',
    async ({ code, limit }) => {
      const { brotli } = await bundleBytes(code, { find: built?.find })
      expect(brotli).toBeGreaterThan(limit / 2)
      expect(brotli).toBeLessThanOrEqual(limit)
    },
  )
})
