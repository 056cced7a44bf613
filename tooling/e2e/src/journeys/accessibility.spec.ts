import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'
import { expect, journey } from '../journey.ts'
import { logIn } from '../steps/logIn.ts'
import { takenOver } from '../steps/takenOver.ts'
import { untilStill } from '../steps/untilStill.ts'

const demo = { account: 'demo', password: 'koi-demo-2026' }
const guestPaths: readonly [string, ...string[]] = [
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
const memberPaths: readonly [string, ...string[]] = [
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

/**
 * Goes to a page of the shell that is open. A document of its own for each page would have the scripts read again, and axe's,
 * which takes longer than the audit.
 */
async function moveTo(page: Page, path: string): Promise<void> {
  const before = await page.title()
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  await expect(page, path).not.toHaveTitle(before)
}

/** Every rule in the light theme; in the dark one only colours can differ. */
async function check(page: Page, path: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
  await untilStill(page)
  // It looks into no other frame.
  expect(page.frames(), path).toHaveLength(1)
  expect(await violationsOf(page), path).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violationsOf(page, ['color-contrast']), `${path} in the dark`).toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Checks pages, the first of which is open. */
async function checkAll(page: Page, [first, ...others]: readonly [string, ...string[]]): Promise<void> {
  // By itself and once: AxeBuilder would send it anew for each audit.
  await page.evaluate(`${source};undefined`)
  await check(page, first)
  for (const path of others) {
    await moveTo(page, path)
    await check(page, path)
  }
}

journey(
  'no screen of a guest has an accessibility violation in either theme',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto(guestPaths[0])
    await takenOver(page)
    await checkAll(page, guestPaths)
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
    await checkAll(page, memberPaths)
  },
)
