import { expect, test } from 'vitest'
import { pageOfPath } from './pageOfPath.ts'

const isDrawn = (path: string, search?: string) => pageOfPath(path, search)?.drawn

test('every page is drawn on the server but games, addresses of before, and what is unknown', () => {
  expect(pageOfPath('/help/deposit')).toEqual({
    id: 'help',
    screen: 'HelpScreen',
    drawn: true,
    hiddenFrom: 'member',
    guestScreen: null,
  })
  expect(isDrawn('/user/vip')).toBe(true)
  expect(isDrawn('/download')).toBe(true)
  expect(isDrawn('/venues', '?venue=89')).toBe(false)
  expect(isDrawn('/user/finance/deposit')).toBe(false)
  expect(pageOfPath('/nowhere')).toBeNull()
})

test('a page is drawn with a query that changes nothing of it, as an invite code, and with no other', () => {
  expect(isDrawn('/register', '?invite_code=KOIDEMO1')).toBe(true)
  expect(isDrawn('/home', '?utm_source=mail&utm_campaign=%E9%94%A6&gclid=1')).toBe(true)
  expect(isDrawn('/game/egame', '?utm_source=mail&q=jlylm')).toBe(false)
  expect(isDrawn('/login', '?redirect=%2Fuser')).toBe(false)
})

test('a member sees what is drawn of their own pages and of those that show everybody the same, and of no others', () => {
  expect(pageOfPath('/venue/gaming')?.hiddenFrom).toBeNull()
  expect(pageOfPath('/user/vip')?.hiddenFrom).toBe('guest')
  expect(pageOfPath('/login')?.hiddenFrom).toBe('member')
  // Promotions may not be for every member.
  expect(pageOfPath('/activity/discount')?.hiddenFrom).toBe('member')
})

test('a guest is led to login from a page of members, and from none that they may see', () => {
  expect(pageOfPath('/finance/deposit')?.guestScreen).toBe('LoginScreen')
  expect(pageOfPath('/user/finance/deposit')?.guestScreen).toBe('LoginScreen')
  expect(pageOfPath('/venues', '?venue=89')?.guestScreen).toBe('LoginScreen')
  expect(pageOfPath('/venues', '?venue=89&mode=demo')?.guestScreen).toBeNull()
  expect(pageOfPath('/login')?.guestScreen).toBeNull()
  expect(pageOfPath('/home')?.guestScreen).toBeNull()
})

test('a page is drawn by the path that links have, and left to the browser by others that lead to it', () => {
  for (const path of ['/home', '/help/deposit', '/find/detail/12'])
    expect(pageOfPath(path)?.drawn, path).toBe(true)
  for (const path of ['/HOME', '/home/', '//', '/help/%E4%B8%AD', '/help//deposit'])
    expect(pageOfPath(path)?.drawn ?? false, path).toBe(false)
  expect(pageOfPath('/help/%')).toBeNull()
})
