import type { Page } from '@playwright/test'
import { expect, journey } from '../journey.ts'
import { openMember } from '../steps/memberCalls.ts'

journey.use({
  viewport: { width: 320, height: 568 },
  // The mobile shell offers the other one to a computer, above the game.
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/130.0.0.0 Mobile Safari/537.36',
})

/** Two slots and a card table, whose bets stand between the scene and the button. */
const venues = [89, 92, 84]

async function expectControlsFree(page: Page, venue: number): Promise<void> {
  const game = page.frameLocator('iframe')
  await expect(game.getByTestId('balance'), `balance in ${venue}`).toHaveText(/¥/)
  await expect(game.getByTestId('play-button'), `button in ${venue}`).toBeInViewport({ ratio: 1 })
  const stake = game.getByTestId('stake')
  await expect(stake, `stake in ${venue}`).toBeInViewport({ ratio: 1 })
  // A press is refused where something else lies above.
  await stake.click({ trial: true })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, `width of ${venue}`).toBe(320)
}

for (const { locale, account, password, logIn, leave } of [
  { locale: 'zh-CN', account: '账号', password: '密码', logIn: '登录', leave: /^离开.+打开/ },
  { locale: 'en-US', account: /account/i, password: 'Password', logIn: 'Log in', leave: /^Leave .+ open/ },
]) {
  journey.describe(`on the smallest phone in ${locale}`, () => {
    journey.use({ locale })

    journey('stake and the button that plays are in sight and free in a demo', async ({ page, koi }) => {
      for (const venue of venues) {
        await page.goto(`${koi.mobile}/venues?venue=${venue}&mode=demo`)
        await expectControlsFree(page, venue)
      }
    })

    journey(
      'stake and the button that plays are in sight and free for real money',
      async ({ page, koi, newMember }) => {
        const member = newMember('smallphone')
        await openMember(page.request, koi, member)
        await page.goto(`${koi.mobile}/login`)
        await page.getByRole('textbox', { name: account }).fill(member.account)
        await page.getByRole('textbox', { name: password, exact: true }).fill(member.password)
        await page.getByRole('button', { name: logIn, exact: true }).click()
        await expect(page).toHaveURL(/\/(home)?$/)
        for (const venue of venues) {
          await page.goto(`${koi.mobile}/venues?venue=${venue}&mode=real`)
          // One game at a time: the one before is still open.
          if (venue !== venues[0]) await page.getByRole('button', { name: leave }).click()
          const dialog = page.getByRole('dialog')
          await dialog.getByRole('textbox').fill('100')
          await dialog.getByRole('button', { name: '¥100.00' }).click()
          await expect(page.getByTestId('venue-balance')).toHaveText('¥100.00')
          await expectControlsFree(page, venue)
        }
      },
    )
  })
}
