import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StoragePort } from '../ports/storage.ts'
import { createMemoryStorage } from '../testing/createMemoryStorage.ts'
import { captureInviteCode, readInviteCode, inviteCode } from './inviteCode.ts'

const refuse = () => {
  throw new DOMException('denied', 'SecurityError')
}
const throwing: StoragePort = { getItem: refuse, setItem: refuse, removeItem: refuse }

describe('captureInviteCode', () => {
  it.each([
    ['https://koi.test/?invite_code=ABC123', 'ABC123', 'https://koi.test/'],
    ['/register?invite_code=a_b-9&from=qr#top', 'a_b-9', '/register?from=qr#top'],
    ['/x?q=a%20b&invite_code=+ABC+&r=1+2', 'ABC', '/x?q=a%20b&r=1+2'],
    ['?invite%5Fcode=Z', 'Z', ''],
  ])('takes the code out of %s', (url, code, rest) => {
    const session = createMemoryStorage()
    expect(captureInviteCode(url, { session })).toEqual({ code, url: rest })
    expect(session.getItem('aid')).toBe(code)
  })

  it.each(['', '%3Cscript%3E', 'a'.repeat(33), '%E9%94%A6', 'a%20b'])(
    'drops the code %j and keeps the old one',
    (code) => {
      const session = createMemoryStorage({ aid: 'OLD' })
      expect(captureInviteCode(`/?invite_code=${code}`, { session })).toEqual({ code: null, url: '/' })
      expect(session.getItem('aid')).toBe('OLD')
    },
  )

  it('leaves a URL without the parameter letter by letter as it is', () => {
    const session = createMemoryStorage()
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (url) => {
        expect(captureInviteCode(url, { session })).toEqual({ code: null, url })
      }),
    )
  })

  it('takes a URL object too, and goes on where storage throws', () => {
    const url = new URL('https://koi.test/?invite_code=ABC')
    expect(captureInviteCode(url, { session: throwing })).toEqual({ code: 'ABC', url: 'https://koi.test/' })
  })
})

describe('readInviteCode', () => {
  it.each([
    ['ABC123', 'ABC123'],
    ['123', '123'],
    [' ABC ', 'ABC'],
    ['{"invite_code":"XYZ"}', 'XYZ'],
    ['{"invite_code":" XYZ "}', 'XYZ'],
    ['{"invite_code":5}', null],
    ['{"other":"XYZ"}', null],
    ['"ABC"', null],
    ['["ABC"]', null],
    ['a b', null],
    ['{', null],
    ['', null],
  ])('reads %j as %j', (aid, code) => {
    const empty = createMemoryStorage()
    expect(readInviteCode({ session: createMemoryStorage({ aid }), local: empty })).toBe(code)
    expect(readInviteCode({ session: empty, local: createMemoryStorage({ aid }) })).toBe(code)
  })

  it('prefers the session, and falls back where that holds none', () => {
    const local = createMemoryStorage({ aid: 'LOCAL' })
    expect(readInviteCode({ session: createMemoryStorage({ aid: 'SESSION' }), local })).toBe('SESSION')
    expect(readInviteCode({ session: createMemoryStorage({ aid: '<>' }), local })).toBe('LOCAL')
    expect(readInviteCode({ session: throwing, local })).toBe('LOCAL')
    expect(readInviteCode({ session: throwing, local: throwing })).toBeNull()
  })
})

describe('inviteCode', () => {
  it.each(['A', 'a_b-9', 'a'.repeat(32), ' ABC\n'])('accepts %j as a code', (text) => {
    expect(inviteCode(text)).toBe(text.trim())
  })

  it.each(['', 'a'.repeat(33), '<abc', 'abc>', 'a b', 5, null, undefined, ['ABC']])(
    'refuses %j as a code',
    (text) => {
      expect(inviteCode(text)).toBeNull()
    },
  )
})
