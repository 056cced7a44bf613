import type { Page } from '@playwright/test'
import { expect, journey } from '../journey.ts'
import { logIn } from '../steps/logIn.ts'
import { openMember } from '../steps/memberCalls.ts'

const balanceCall = '/api/findmed/v1/member/balance'

/** Draws a finger down the page, far enough to read it again. */
async function pull(page: Page): Promise<void> {
  const touch = await page.context().newCDPSession(page)
  const at = (y: number) => ({ touchPoints: [{ x: 180, y }] })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(300) })
  for (const y of [340, 420, 520])
    await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(y) })
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await touch.detach()
}

journey.skip(({ isMobile }) => !isMobile, 'a mouse pulls nothing')

journey('a pull on a page that shows money reads the balance again', async ({ page, koi, newMember }) => {
  const member = newMember('pull')
  await openMember(page.request, koi, member)
  await page.goto(`${koi.mobile}/login?redirect=/user`)
  await logIn(page, member)
  for (const path of [
    '/user',
    '/home',
    '/venue/sports?view=venues',
    '/finance/deposit',
    '/finance/transfer',
    '/finance/withdraw',
  ]) {
    await page.goto(`${koi.mobile}${path}`)
    await expect(page.locator('main').getByText('¥').first()).toBeVisible()
    const read = page.waitForRequest((request) => request.url().includes(balanceCall))
    await pull(page)
    await read
    await expect(page.getByText('正在刷新')).toHaveCount(0)
  }
})
