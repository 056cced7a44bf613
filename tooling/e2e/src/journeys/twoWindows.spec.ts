import type { BrowserContext, Page } from '@playwright/test'
import { expectFen } from '../amounts.ts'
import { expect, journey } from '../journey.ts'
import { logIn } from '../steps/logIn.ts'
import { openMember } from '../steps/memberCalls.ts'

const gamePath = (game: string) => `/venues?venue=89&game=${game}&mode=real`
const playButton = (page: Page) => page.frameLocator('iframe').getByTestId('play-button')

/** Another window of the same browser, which is logged in by the first. */
async function openWindow(context: BrowserContext, path: string): Promise<Page> {
  const window = await context.newPage()
  await window.goto(path)
  return window
}

journey(
  'the address of a game that runs in another window asks first, be it the same game or another',
  async ({ page, context, koi, newMember }) => {
    const member = newMember('window')
    await openMember(page.request, koi, member)
    await page.goto(`/login?redirect=${encodeURIComponent(gamePath('g4001'))}`)
    await logIn(page, member)
    await page.getByRole('dialog').getByRole('button', { name: '带入 ¥1,000.00 进入' }).click()
    await expect(playButton(page)).toHaveAttribute('data-block', 'none')

    const same = await openWindow(context, gamePath('g4001'))
    await expect(same.getByRole('heading', { name: '“锦鲤跃龙门”已在另一个窗口打开' })).toBeVisible()
    await expect(same.locator('iframe')).toHaveCount(0)
    await same.getByRole('button', { name: '保留另一个窗口' }).click()
    await expect(same).toHaveURL(/\/venue\/gaming$/)
    await same.close()
    // The first window was not touched by the question.
    await expect(playButton(page)).toBeEnabled()
    await expect(page.getByRole('alert').filter({ hasText: '本次游戏已结束' })).toHaveCount(0)

    const other = await openWindow(context, gamePath('g4002'))
    await expect(other.getByRole('heading', { name: '“锦鲤跃龙门”还在进行' })).toBeVisible()
    await expect(other.getByRole('button', { name: '返回“锦鲤跃龙门”' })).toBeVisible()
    await expect(other.locator('iframe')).toHaveCount(0)
    await other.getByRole('button', { name: '离开并打开“九重灯火”' }).click()
    await other.getByRole('dialog').getByRole('button', { name: '带入 ¥1,000.00 进入' }).click()
    await expect(playButton(other)).toHaveAttribute('data-block', 'none')
    await expectFen(other.getByTestId('venue-balance'), 100_000n)
    await playButton(page).click()
    await expect(page.getByRole('alert')).toContainText('本次游戏已结束')
  },
)
