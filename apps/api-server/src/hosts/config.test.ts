import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('an empty environment gives the documented ports and the embedded database', () => {
  const config = readConfig({})
  expect(config.ports).toEqual({ api: 8787, desktop: 4173, mobile: 4174, sandbox: 4175 })
  expect(config.dataDir.endsWith('.data')).toBe(true)
  expect(config.databaseUrl).toBeNull()
  expect(config.web).toBeNull()
  expect(config.sandboxPages).toBeNull()
  expect(config.allowedHosts).toEqual([])
})

test('the pages of the sandbox are found below the web root, or in the folder that is set', () => {
  expect(readConfig({ KOI_WEB_ROOT: '/koi' }).sandboxPages).toBe('/koi/apps/sandbox/dist')
  expect(readConfig({ KOI_SANDBOX_PAGES: '/pages' }).sandboxPages).toBe('/pages')
})

test('pictures are drawn ahead unless that is turned off', () => {
  const programs = (env: Record<string, string>) => readConfig({ KOI_WEB_ROOT: '/koi', ...env }).web?.pictures
  const folder = '/koi/packages/pictures/src'
  expect(programs({})).toEqual({ onDemand: `${folder}/drawOnDemand.ts`, ahead: `${folder}/drawAhead.ts` })
  expect(programs({ KOI_DRAW_AHEAD: '0' })?.ahead).toBeNull()
  expect(() => programs({ KOI_DRAW_AHEAD: 'no' })).toThrow('KOI_DRAW_AHEAD must be 0 or 1, not "no".')
})

test('an invalid port is refused with its name and value', () => {
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

test('draws can come every few seconds for tests, so that a minute is a whole number of them', () => {
  expect(readConfig({}).drawSeconds).toBeNull()
  expect(readConfig({ KOI_DRAW_SECONDS: '4' }).drawSeconds).toBe(4)
  for (const text of ['0', '1', '7', '120', 'often']) {
    expect(() => readConfig({ KOI_DRAW_SECONDS: text })).toThrow('KOI_DRAW_SECONDS must be seconds')
  }
})

test('the clock can be days ahead for tests, on a database of their own alone', () => {
  expect(readConfig({}).clockAheadDays).toBe(0)
  expect(readConfig({ KOI_CLOCK_AHEAD_DAYS: '3', KOI_DATA_DIR: '/tmp/koi' }).clockAheadDays).toBe(3)
  for (const text of ['-1', '1.5', '367', 'tomorrow']) {
    expect(() => readConfig({ KOI_CLOCK_AHEAD_DAYS: text, KOI_DATA_DIR: '/tmp/koi' })).toThrow(
      `KOI_CLOCK_AHEAD_DAYS must be whole days from 0 to 366, not "${text}".`,
    )
  }
  for (const env of [{}, { KOI_DATA_DIR: '/tmp/koi', DATABASE_URL: 'postgres://localhost/koi' }]) {
    expect(() => readConfig({ ...env, KOI_CLOCK_AHEAD_DAYS: '1' })).toThrow(
      'KOI_CLOCK_AHEAD_DAYS needs a KOI_DATA_DIR of its own, and no DATABASE_URL.',
    )
  }
})

test('gifts can be few for tests', () => {
  expect(readConfig({}).giftStock).toBeNull()
  expect(readConfig({ KOI_GIFT_STOCK: '1' }).giftStock).toBe(1)
  expect(() => readConfig({ KOI_GIFT_STOCK: 'few' })).toThrow('KOI_GIFT_STOCK must be a number of pieces')
})

test('host names are read from a comma list, and anything else is refused', () => {
  expect(readConfig({ KOI_ALLOWED_HOSTS: ' Koi.example, 10.0.0.5,' }).allowedHosts).toEqual([
    'koi.example',
    '10.0.0.5',
  ])
  for (const list of ['koi.example:80', 'https://koi.example', '*', "a.example'; script-src *"]) {
    expect(() => readConfig({ KOI_ALLOWED_HOSTS: list })).toThrow('KOI_ALLOWED_HOSTS must be host names')
  }
})

test('ways to deposit can be closed from the start, and an unknown one is refused', () => {
  expect(readConfig({}).closedChannels).toEqual([])
  expect(readConfig({ KOI_CLOSED_CHANNELS: 'alipay, coin' }).closedChannels).toEqual(['alipay', 'coin'])
  expect(() => readConfig({ KOI_CLOSED_CHANNELS: 'cheque' })).toThrow(
    'KOI_CLOSED_CHANNELS must be of bank, alipay, coin, parted by commas, not "cheque".',
  )
})

test('the server listens on this machine alone unless it is given an address', () => {
  expect(readConfig({}).host).toBe('127.0.0.1')
  for (const address of ['0.0.0.0', '::', '10.0.0.5', '::1']) {
    expect(readConfig({ KOI_HOST: address }).host).toBe(address)
  }
  for (const text of ['koi.example', '10.0.0', '[::1]', '0.0.0.0:80']) {
    expect(() => readConfig({ KOI_HOST: text })).toThrow(
      `KOI_HOST must be an address of this machine, such as 0.0.0.0 or ::, not "${text}".`,
    )
  }
})

test('trusted proxies are addresses and networks in a comma list, and anything else is refused', () => {
  expect(readConfig({}).trustedProxies).toEqual([])
  const proxies = ['10.0.0.5', '10.1.0.0/16', '2001:db8::/32', '::1']
  expect(readConfig({ KOI_TRUSTED_PROXIES: ` ${proxies.join(', ')},` }).trustedProxies).toEqual(proxies)
  for (const text of [
    '*',
    'proxy.example',
    '10.0.0.0/33',
    '::/129',
    '10.0.0.0/',
    '10.0.0.0/8/8',
    '10.0.0.0/x',
  ]) {
    expect(() => readConfig({ KOI_TRUSTED_PROXIES: text })).toThrow(
      `KOI_TRUSTED_PROXIES must be addresses or networks such as 10.0.0.5 or 10.0.0.0/8, parted by commas, not "${text}".`,
    )
  }
})

test('maintenance has an end with its zone, and regions are codes', () => {
  expect(readConfig({})).toMatchObject({ maintenanceUntil: null, region: { header: null, everybody: null } })
  expect(readConfig({ KOI_MAINTENANCE_UNTIL: '2026-11-23T18:00:00+08:00' }).maintenanceUntil).toBe(
    Date.parse('2026-11-23T10:00:00Z'),
  )
  for (const text of ['tomorrow', '2026-11-23', '2026-11-23T18:00:00', '2026-13-45T99:00:00Z'])
    expect(() => readConfig({ KOI_MAINTENANCE_UNTIL: text })).toThrow('KOI_MAINTENANCE_UNTIL must be a time')
  expect(readConfig({ KOI_REGION_HEADER: 'CF-IPCountry', KOI_REGION: 'US' }).region).toEqual({
    header: 'cf-ipcountry',
    everybody: 'US',
  })
  expect(() => readConfig({ KOI_REGION_HEADER: 'a b' })).toThrow('KOI_REGION_HEADER')
  expect(() => readConfig({ KOI_REGION: 'china' })).toThrow('KOI_REGION must be a region')
})
