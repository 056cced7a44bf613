import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect, journey } from '../journey.ts'
import { logIn } from '../steps/logIn.ts'

const demo = { account: 'demo', password: 'koi-demo-2026' }
const guestPaths = [
  '/',
  '/login',
  '/register',
  '/venue/realbet',
  '/game/egame',
  '/agent',
  '/find',
  '/find/detail/odds-formats',
  '/find/scheduleResults?state=all',
  '/activity/discount',
  '/activity/list/first-deposit',
  '/activity/sign',
  '/activity/enjoyLuxuryGifts',
  '/nowhere',
]
const memberPaths = [
  '/',
  '/venue/gaming',
  '/finance/deposit',
  '/finance/deposit/newsletter',
  '/finance/transfer',
  '/finance/withdraw',
  '/user/personal',
  '/user/bankCardsManage',
  '/finance/addBankCard',
  '/user/betRecord?range=-1',
  '/user/transRecord?range=-1',
  '/user/protection',
  '/user/feedBack',
  '/user/feedBackList',
  '/activity/list/newcomer-gift',
  '/agent',
  '/user/message',
  '/user/vip',
  '/user/vip/detail',
  '/activity/sign',
  '/activity/enjoyLuxuryGifts',
]

journey.use({ colorScheme: 'light', contextOptions: { reducedMotion: 'reduce' } })

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

async function violationsOf(page: Page, rules?: string[]): Promise<readonly string[]> {
  return await page.evaluate(async (rules) => {
    const { violations } = await window.axe.run({
      resultTypes: ['violations'],
      ...(rules && { runOnly: rules }),
    })
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  }, rules)
}

/** Every rule in the light theme; in the dark one only colours can differ. */
async function check(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  // It looks into no other frame.
  expect(page.frames(), path).toHaveLength(1)
  // Once for both themes, and by itself: it is long, and AxeBuilder would send it anew for each.
  await page.evaluate(`${source};undefined`)
  expect(await violationsOf(page), path).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsOf(page, ['color-contrast']), `${path} in the dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

journey(
  'no screen of a guest has an accessibility violation in either theme',
  { tag: '@core' },
  async ({ page }) => {
    for (const path of guestPaths) await check(page, path)
  },
)

journey(
  'no screen of a member has an accessibility violation in either theme',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/login')
    await logIn(page, demo)
    await expect(page).toHaveURL(/\/(home)?$/)
    // Two dozen whole audits, each of which takes as long as the machine is slow.
    journey.slow()
    for (const path of memberPaths) await check(page, path)
  },
)
