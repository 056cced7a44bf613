import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RandomPort } from '../ports/random.ts'
import type { StoragePort } from '../ports/storage.ts'
import { createMemoryStorage } from '../testing/createMemoryStorage.ts'
import { createDeviceId, getDeviceId } from './deviceId.ts'

const FORMAT = /^web-(ios|android)?-[0-9a-z]{8,13}-[0-9a-z]{8,13}$/

const randomOf = (bytes: readonly number[]): RandomPort => {
  let next = 0
  return {
    getRandomValues(target) {
      for (let index = 0; index < target.length; index += 1) target[index] = bytes[next++ % bytes.length] ?? 0
    },
  }
}

describe('createDeviceId', () => {
  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', 'web-ios-'],
    ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X)', 'web-ios-'],
    ['Mozilla/5.0 (iPod touch; CPU iPhone OS 12_0)', 'web-ios-'],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', 'web-android-'],
    ['Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', 'web-android-'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 'web--'],
    ['', 'web--'],
  ])('marks the id of user agent %j as %s', (userAgent, prefix) => {
    expect(createDeviceId({ userAgent }).startsWith(prefix)).toBe(true)
  })

  it('fits the format whatever the user agent and the random bytes', () => {
    const bytes = fc.array(fc.integer({ min: 0, max: 255 }), { minLength: 1, maxLength: 16 })
    fc.assert(
      fc.property(fc.string(), bytes, (userAgent, values) => {
        expect(createDeviceId({ userAgent, random: randomOf(values) })).toMatch(FORMAT)
      }),
    )
  })

  it('uses all 36 letters and digits', () => {
    const random = randomOf(Array.from({ length: 256 }, (_, byte) => byte))
    const made = Array.from({ length: 256 }, () =>
      createDeviceId({ userAgent: '', random }).slice('web--'.length),
    )
    const counts = Array.from(
      '0123456789abcdefghijklmnopqrstuvwxyz',
      (digit) => made.join('').split(digit).length - 1,
    )
    expect(Math.min(...counts) / Math.max(...counts)).toBeGreaterThan(0.7)
  })

  it('createDeviceId gives no id twice', () => {
    const ids = Array.from({ length: 1000 }, () => createDeviceId({ userAgent: '' }))
    expect(new Set(ids).size).toBe(1000)
  })
})

describe('getDeviceId', () => {
  it('makes an id once and keeps it', () => {
    const storage = createMemoryStorage()
    const first = getDeviceId({ storage, userAgent: 'iPhone' })
    expect(first).toMatch(FORMAT)
    expect(storage.getItem('uuid')).toBe(first)
    expect(getDeviceId({ storage, userAgent: 'Android' })).toBe(first)
  })

  it.each([
    'web--12345678-1234567890abc',
    'web-ios-1234567890abc-zyxwvuts',
    'web-android-0123456789-0123456789',
  ])('keeps the stored %j, whatever the device is by now', (uuid) => {
    const storage = createMemoryStorage({ uuid })
    expect(getDeviceId({ storage, userAgent: 'iPhone' })).toBe(uuid)
    expect(storage.getItem('uuid')).toBe(uuid)
  })

  it.each([
    '',
    'xweb--12345678-12345678',
    'web--12345678-12345678-',
    'web--12345678',
    'web--12345678-12345678-12345678',
    'web--12345678901234-12345678',
    'web-iosandroid-12345678-12345678',
    'web-',
    'web-mac-12345678-12345678',
    'web--1234567-12345678',
    'web--12345678-ABCDEFGH',
    '{"a":1}',
  ])('replaces the stored %j, which does not fit', (uuid) => {
    const storage = createMemoryStorage({ uuid })
    const id = getDeviceId({ storage, userAgent: '' })
    expect(id).toMatch(FORMAT)
    expect(storage.getItem('uuid')).toBe(id)
  })

  it('still gives an id where storage throws', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const storage: StoragePort = { getItem: refuse, setItem: refuse, removeItem: refuse }
    expect(getDeviceId({ storage, userAgent: '' })).toMatch(FORMAT)
  })
})
