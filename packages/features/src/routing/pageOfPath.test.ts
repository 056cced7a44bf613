import { expect, test } from 'vitest'
import { pageOfPath } from './pageOfPath.ts'

const isDrawn = (path: string, search?: string) => pageOfPath(path, search)?.drawn

test('pages that anybody may see are drawn on the server', () => {
  expect(pageOfPath('/help/deposit')).toEqual({
    id: 'help',
    screen: 'HelpScreen',
    drawn: true,
    forGuests: true,
    guestScreen: null,
  })
  expect(isDrawn('/user/vip')).toBe(false)
  expect(isDrawn('/download')).toBe(true)
  expect(pageOfPath('/nowhere')).toBeNull()
})

test('a page is drawn with a query that changes nothing of it, as an invite code, and with no other', () => {
  expect(isDrawn('/register', '?invite_code=KOIDEMO1')).toBe(true)
  expect(isDrawn('/home', '?utm_source=mail&utm_campaign=%E9%94%A6&gclid=1')).toBe(true)
  expect(isDrawn('/game/egame', '?utm_source=mail&q=jlylm')).toBe(false)
  expect(isDrawn('/login', '?redirect=%2Fuser')).toBe(false)
})

test('a member sees what is drawn of a page that shows everybody the same, and of no other', () => {
  expect(pageOfPath('/venue/gaming')).toMatchObject({ drawn: true, forGuests: false })
  expect(pageOfPath('/login')).toMatchObject({ drawn: true, forGuests: true })
  // Promotions may not be for every member.
  expect(pageOfPath('/activity/discount')).toMatchObject({ drawn: true, forGuests: true })
})

test('a guest is led to login from a page of members, and from none that they may see', () => {
  expect(pageOfPath('/finance/deposit')?.guestScreen).toBe('LoginScreen')
  expect(pageOfPath('/user/finance/deposit')).toEqual(pageOfPath('/finance/deposit'))
  expect(pageOfPath('/venues', '?venue=89')?.guestScreen).toBe('LoginScreen')
  expect(pageOfPath('/venues', '?venue=89&mode=demo')?.guestScreen).toBeNull()
  expect(pageOfPath('/login')?.guestScreen).toBeNull()
  expect(pageOfPath('/home')?.guestScreen).toBeNull()
})
