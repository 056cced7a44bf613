import { describe, expect, it } from 'vitest'

import { brand } from './active.ts'
import { defineBrand } from './defineBrand.ts'
import { jade } from './jade/index.ts'
import { koi } from './koi/index.ts'

function messageOf(module: unknown): string {
  try {
    defineBrand(module)
  } catch (error) {
    return error instanceof TypeError ? error.message : 'no TypeError'
  }
  return 'no error'
}

describe('defineBrand', () => {
  it.each([koi, jade])('accepts the brand $id', (module) => {
    expect(defineBrand(module)).toEqual(module)
  })

  it('names the brand and every field at fault, one a line', () => {
    const broken = {
      ...koi,
      minimumAge: 16,
      timeZone: 'Asia/Atlantis',
      names: { 'zh-CN': '', en: 'Koi' },
      origins: { ...koi.origins, mobile: 'http://127.0.0.1:4174/m' },
    }
    expect(messageOf(broken).split('\n')).toEqual([
      'The brand "koi" is not usable:',
      '  names.zh-CN: is empty',
      '  timeZone: is no IANA time zone',
      '  minimumAge: is below 18',
      '  origins.mobile: is no origin: scheme, host and port only',
    ])
  })

  it('refuses a venue that is listed twice and a field it does not know', () => {
    const message = messageOf({ ...koi, venueIds: [1, 2, 1], colour: 'red' })
    expect(message).toContain('venueIds: names a venue twice')
    expect(message).toContain('colour: ')
  })

  it('says something even when the module is nothing', () => {
    expect(messageOf(undefined)).toMatch(/^The brand "\?" is not usable:\n {2}\(the module\): /)
  })

  it('stands on koi where no bundler chooses', () => {
    expect(brand.id).toBe('koi')
  })

  it('keeps the two brands apart on the wire and in the theme', () => {
    expect(koi.d).not.toBe(jade.d)
    expect(koi.theme).not.toBe(jade.theme)
  })
})
