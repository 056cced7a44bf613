import { logIn } from '@koi/e2e/logIn'
import type { Browser, Page } from '@playwright/test'
import type { Device } from './devices.ts'

/** A page that is measured. */
export interface MeasuredPage {
  readonly name: string
  readonly path: string
}

/** The public pages of a shell: the article is the first one that its list of news shows. */
export async function publicPages(
  browser: Browser,
  device: Device,
  origin: string,
): Promise<readonly MeasuredPage[]> {
  const page = await browser.newPage({ ...device.context, serviceWorkers: 'block' })
  await page.goto(`${origin}/find`)
  const article = await page.locator('main a[href^="/find/detail/"]').first().getAttribute('href')
  await page.context().close()
  return [
    { name: 'home', path: '/' },
    { name: 'lobby', path: '/game/egame' },
    { name: 'login', path: '/login' },
    { name: 'article', path: article ?? '/find' },
    { name: 'help', path: '/help/deposit' },
  ]
}

/** What only members see. */
export const memberPages: readonly MeasuredPage[] = [
  { name: 'deposit', path: '/finance/deposit' },
  { name: 'records', path: '/user/betRecord' },
]

/** Logs the member of the demonstration in. */
export async function becomeMember(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}/login`)
  await logIn(page, { account: 'demo', password: 'koi-demo-2026' })
  await page.waitForURL(/\/(?:home)?$/)
}
