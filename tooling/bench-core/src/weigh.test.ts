import { describe, expect, it } from 'vitest'
import { bundleBytes } from './bundleBytes.ts'
import { ENTRIES } from './entries.ts'

const limited = ENTRIES.flatMap(({ name, code, limit }) =>
  limit === undefined ? [] : [{ name, code, limit }],
)

describe('what the package weighs', () => {
  it('is held to a limit at its least and as a whole', () => {
    expect(limited.map(({ name }) => name)).toEqual([
      '@koi/api-core, client and session',
      '@koi/api-core, whole',
    ])
  })

  it.each(limited)('$name stays within $limit bytes of brotli', async ({ code, limit }) => {
    const { brotli } = await bundleBytes(code)
    expect(brotli).toBeGreaterThan(limit / 2)
    expect(brotli).toBeLessThanOrEqual(limit)
  })
})
