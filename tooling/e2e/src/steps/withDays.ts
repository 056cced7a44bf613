import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { type RunningKoi, startServer } from '../startServer.ts'
import { logIn } from './logIn.ts'

/** Does something on a server whose clock is so many days ahead, over the data of the days before. */
export type OnDay = (ahead: number, act: (koi: RunningKoi) => Promise<void>) => Promise<void>

/** Lets a journey last for days: a server for each of them, one after the other. */
export async function withDays(journey: (onDay: OnDay) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'koi-days-'))
  try {
    await journey(async (clockAheadDays, act) => {
      const koi = await startServer({ dataDir, clockAheadDays })
      try {
        await act(koi)
      } finally {
        await koi.stop()
      }
    })
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** A new tab of a member who has just logged in on a day's server, at a path that asks for it. */
export async function openAsMember(
  context: BrowserContext,
  koi: RunningKoi,
  {
    project,
    member,
    path,
  }: { project: string; member: { readonly account: string; readonly password: string }; path: string },
): Promise<Page> {
  const page = await context.newPage()
  const shell = project === 'mobile' ? koi.mobile : koi.desktop
  await page.goto(`${shell}/login?redirect=${encodeURIComponent(path)}`)
  await logIn(page, member)
  await page.waitForURL((url) => url.pathname === path)
  return page
}

/** Goes to a path of the server that the page is on; a bare path would be one of the worker's own server. */
export async function goOn(page: Page, path: string): Promise<void> {
  await page.goto(new URL(path, page.url()).href)
}

/** Stakes all that a new member has on one round of slots, and leaves the game again. */
export async function stakeAll(page: Page): Promise<void> {
  await goOn(page, '/venues?venue=89&game=g4002&mode=real')
  await page.getByRole('dialog').getByRole('button', { name: '带入 ¥1,000.00 进入' }).click()
  const game = page.frameLocator('iframe')
  const button = game.getByTestId('play-button')
  await button.and(game.locator('[data-block="none"]')).waitFor()
  await game.getByTestId('stake').fill('1000')
  await game.getByTestId('stake').press('Enter')
  await button.click()
  await game.getByTestId('last-result').and(game.locator('[data-stake="1000.00"]')).waitFor()
  await page.getByRole('button', { name: /^离开/ }).first().click()
  await page.waitForURL((url) => url.pathname !== '/venues')
}
