import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import {
  backPath,
  loginPath,
  movedPath,
  pathAfterLogin,
  registerPath,
  safeRedirect,
  withBack,
} from './redirects.ts'

const origin = 'https://koi.test'

describe('safeRedirect', () => {
  it.each([
    ['/user/betRecord?range=2#top', '/user/betRecord?range=2#top'],
    ['/', '/'],
    ['/venues?venue=89&game=g4001&mode=real', '/venues?venue=89&game=g4001&mode=real'],
    ['/a/../user', '/user'],
  ])('follows %s', (path, followed) => {
    expect(safeRedirect(path)).toBe(followed)
  })

  it.each([
    null,
    undefined,
    '',
    'user',
    '//evil.test',
    '///evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/a/..//evil.test',
    'https://evil.test/',
    'javascript:alert(1)',
    'data:text/html,x',
    ' /user',
    '/login',
    '/login?redirect=/login',
    '/register',
    'http:///user',
  ])('safeRedirect does not follow %j', (path) => {
    expect(safeRedirect(path)).toBe('/home')
  })

  it('never leaves the origin, whatever is asked for', () => {
    const parts = fc.constantFrom(
      '/',
      '//',
      '\\',
      '..',
      '.',
      '@',
      ':',
      '%2f',
      '%5c',
      '%09',
      '\t',
      '\n',
      '?',
      '#',
      'evil.test',
      'javascript:',
      'https:',
      'user',
      '\u0000',
      '／',
      '。',
    )
    const hostile = fc.array(fc.oneof(parts, fc.string({ maxLength: 3, unit: 'binary' })), { maxLength: 8 })
    fc.assert(
      fc.property(hostile, (pieces) => {
        const followed = safeRedirect(`/${pieces.join('')}`)
        expect(followed.startsWith('/')).toBe(true)
        expect(followed.startsWith('//')).toBe(false)
        expect(new URL(followed, origin).origin).toBe(origin)
        expect(safeRedirect(followed)).toBe(followed)
      }),
      { numRuns: 2000 },
    )
  })
})

describe.each([
  ['loginPath', loginPath, '/login'],
  ['registerPath', registerPath, '/register'],
] as const)('%s', (_, pathOf, page) => {
  it('carries the way back as one encoded parameter', () => {
    const path = pathOf('/venues?venue=89&mode=real')
    expect(new URL(path, origin).pathname).toBe(page)
    expect(new URL(path, origin).searchParams.get('redirect')).toBe('/venues?venue=89&mode=real')
  })

  it('needs no way back to the home page or to itself', () => {
    for (const from of ['/', '/home', '/login?redirect=%2Fuser']) expect(pathOf(from)).toBe(page)
  })
})

const led = (path: string) => backPath(new URL(path, 'https://koi.invalid').searchParams, '/user')

test('a form leads back to the page that asked for it, with its query', () => {
  expect(led(withBack('/finance/addAlipay', '/finance/withdraw?kind=bank&step=2'))).toBe(
    '/finance/withdraw?kind=bank&step=2',
  )
})

test('a redirect leads to its own place where no page asked, and for anything but a path of this origin', () => {
  for (const path of [
    '/form',
    '/form?back=',
    '/form?back=https://evil.example',
    '/form?back=//evil.example',
  ]) {
    expect(led(path)).toBe('/user')
  }
})

test('a login leads to what asked for it, else home, and no other page leads on', () => {
  expect(pathAfterLogin({ pathname: '/login', search: '?redirect=%2Fuser%2Fvip' })).toBe('/user/vip')
  expect(pathAfterLogin({ pathname: '/register', search: '' })).toBe('/home')
  expect(pathAfterLogin({ pathname: '/finance/deposit', search: '?redirect=%2Fuser%2Fvip' })).toBeNull()
})

test('an old address of finance leads to the page that it is now, and others stay', () => {
  expect(movedPath('/user/finance/deposit')).toBe('/finance/deposit')
  expect(movedPath('/User/Finance/deposit')).toBe('/finance/deposit')
  expect(movedPath('/user/finance')).toBe('/finance/')
  expect(movedPath('/user/financeless')).toBe('/user/financeless')
  expect(movedPath('/help/user/finance/deposit')).toBe('/help/user/finance/deposit')
})
