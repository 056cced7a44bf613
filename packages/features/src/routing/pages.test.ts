import { m } from '@koi/i18n'
import { expect, test } from 'vitest'
import { pageIds, pages, routes, type PageAccess } from './pages.ts'
import { pageTitles } from './pageTitles.ts'

/** The paths of the specification, with react-router's way to write an id. */
const specified = [
  '/',
  '/home',
  '/finance/deposit',
  '/finance/deposit/newsletter',
  '/finance/deposit/cardinfo',
  '/finance/deposit/virtualCoinHelp',
  '/finance/withdraw',
  '/finance/transfer',
  '/finance/addBankCard',
  '/finance/addAlipay',
  '/finance/virtualCoinCard',
  '/user/personal',
  '/user/bankCardsManage',
  '/user/message',
  '/user/messageDetail',
  '/user/feedBack',
  '/user/feedBackList',
  '/user/betRecord',
  '/user/transRecord',
  '/user/vip',
  '/user/vip/detail',
  '/agent',
  '/activity/discount',
  '/activity/list/:id',
  '/activity/enjoyLuxuryGifts',
  '/activity/sign',
  '/venue/sports',
  '/venue/realbet',
  '/venue/chess',
  '/venue/gaming',
  '/venue/lottery',
  '/venue/fishGame',
  '/game/egame',
  '/download',
  '/help/:id',
  '/forgetPassword',
  '/sports',
  '/venues',
  '/find',
  '/find/detail/:id',
  '/find/scheduleResults',
  '/login',
  '/register',
  '/iframeCustomerService',
]

/** Pages that the specification does not name. */
const added = ['/user', '/user/protection']

const paths = Object.values(pages).map(({ path }) => path)

test('the table has the 44 paths of the specification and those added to them, each once', () => {
  expect(specified).toHaveLength(44)
  expect(paths.toSorted()).toEqual([...specified, ...added].toSorted())
})

function specifiedAccess(path: string): PageAccess {
  if (path.startsWith('/user') || path.startsWith('/finance')) return 'member'
  if (path === '/sports' || path === '/venues') return 'member-or-demo'
  return path === '/login' || path === '/register' ? 'guest' : 'open'
}

test('the user area is for members, the game containers also for demo mode, login and registration for guests', () => {
  for (const { path, access } of Object.values(pages)) expect(access, path).toBe(specifiedAccess(path))
})

test('every page has a title', () => {
  for (const id of pageIds) expect(pageTitles[id]().length, id).toBeGreaterThan(0)
})

test('an order has a title of its own beside the form that it comes from', () => {
  expect(pageTitles.deposit(new URLSearchParams())).toBe(m.deposit_title())
  expect(pageTitles.deposit(new URLSearchParams({ order: 'D1' }))).toBe(m.deposit_order_title())
  expect(pageTitles.withdraw(new URLSearchParams({ order: 'W1' }))).toBe(m.withdraw_order_title())
})

test('routes names the path of every page', () => {
  expect(routes.article).toBe('/find/detail/:id')
  expect(Object.values(routes)).toEqual(paths)
})
