import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('an empty environment gives the documented ports and the embedded database', () => {
  const config = readConfig({})
  expect(config.ports).toEqual({ api: 8787, desktop: 4173, mobile: 4174, sandbox: 4175 })
  expect(config.dataDir.endsWith('.data')).toBe(true)
  expect(config.databaseUrl).toBeNull()
  expect(config.web).toBeNull()
  expect(config.allowedHosts).toEqual([])
})

test('a port that is none is refused with its name and value', () => {
  expect(() => readConfig({ KOI_API_PORT: 'eighty' })).toThrow(
    'KOI_API_PORT must be a port from 1 to 65535, not "eighty".',
  )
  expect(() => readConfig({ KOI_MOBILE_PORT: '70000' })).toThrow('KOI_MOBILE_PORT')
})

test('the pause between text messages can be shortened for tests, and not lengthened', () => {
  expect(readConfig({}).smsPause).toBe(60_000)
  expect(readConfig({ KOI_SMS_PAUSE_SECONDS: '0' }).smsPause).toBe(0)
  for (const text of ['-1', '61', '1.5', 'none']) {
    expect(() => readConfig({ KOI_SMS_PAUSE_SECONDS: text })).toThrow(
      `KOI_SMS_PAUSE_SECONDS must be whole seconds from 0 to 60, not "${text}".`,
    )
  }
})

test('host names are read from a comma list, and anything but a name is refused', () => {
  expect(readConfig({ KOI_ALLOWED_HOSTS: ' Koi.example, 10.0.0.5,' }).allowedHosts).toEqual([
    'koi.example',
    '10.0.0.5',
  ])
  for (const list of ['koi.example:80', 'https://koi.example', '*', "a.example'; script-src *"]) {
    expect(() => readConfig({ KOI_ALLOWED_HOSTS: list })).toThrow('KOI_ALLOWED_HOSTS must be host names')
  }
})

test('ways to deposit can be closed from the start, and what is none is refused', () => {
  expect(readConfig({}).closedChannels).toEqual([])
  expect(readConfig({ KOI_CLOSED_CHANNELS: 'alipay, coin' }).closedChannels).toEqual(['alipay', 'coin'])
  expect(() => readConfig({ KOI_CLOSED_CHANNELS: 'cheque' })).toThrow(
    'KOI_CLOSED_CHANNELS must be of bank, alipay, coin, parted by commas, not "cheque".',
  )
})
