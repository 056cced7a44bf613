import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('an empty environment gives the documented ports and the embedded database', () => {
  const config = readConfig({})
  expect(config.ports).toEqual({ api: 8787, desktop: 4173, mobile: 4174, sandbox: 4175 })
  expect(config.dataDir.endsWith('.data')).toBe(true)
  expect(config.databaseUrl).toBeNull()
  expect(config.web).toBeNull()
})

test('a port that is none is refused with its name and value', () => {
  expect(() => readConfig({ KOI_API_PORT: 'eighty' })).toThrow(
    'KOI_API_PORT must be a port from 1 to 65535, not "eighty".',
  )
  expect(() => readConfig({ KOI_MOBILE_PORT: '70000' })).toThrow('KOI_MOBILE_PORT')
})
