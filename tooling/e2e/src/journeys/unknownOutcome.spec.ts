import { expectFen } from '../amounts.ts'
import { expect, journey } from '../journey.ts'
import { logIn } from '../steps/logIn.ts'
import { openMember } from '../steps/memberCalls.ts'

journey.use({ expectedErrors: /ERR_FAILED.*\/api\/(game\/transfer|f\/v1\/money\/outcome)/ })

journey(
  'a transfer whose reply is lost is confirmed after a reload, and moves once',
  { tag: '@core' },
  async ({ page, koi, newMember }, { project }) => {
    const member = newMember('unsure')
    await openMember(page.request, koi, member)
    await page.goto('/login?redirect=/finance/transfer%3Fvenue=89')
    await logIn(page, member)

    // The server does it; the page never hears of it, and cannot ask.
    let sent = 0
    await page.route('**/api/game/transfer?*', async (route) => {
      sent += 1
      await route.fetch()
      await route.abort()
    })
    const outcome = '**/api/f/v1/money/outcome'
    await page.route(outcome, (route) => route.abort())

    await page.getByLabel('金额', { exact: true }).fill('120')
    const review = page.getByRole('button', { name: '核对并转账' })
    await review.click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(review).toBeFocused()
    await review.click()
    if (project.name === 'mobile') {
      // The back button of a phone closes what lies over the page, and stays on the page.
      await expect(page.getByRole('dialog')).toBeVisible()
      // Its entry in the history follows it by a task, once that of the dialog before is gone.
      await page.waitForFunction(() => JSON.stringify(history.state).includes('"depth":1'))
      await page.goBack()
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await expect(page).toHaveURL(/\/finance\/transfer/)
      await review.click()
    }
    await page.getByRole('dialog').getByRole('button', { name: '确认转账' }).click()
    await expect(page.getByRole('dialog').getByText('结果确认中')).toBeVisible()

    await page.reload()
    await expect(page.getByRole('dialog').getByText('结果确认中')).toBeVisible()
    await page.unroute(outcome)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('转账成功')).toBeVisible()
    await expect(dialog.getByText('¥120.00')).toBeVisible()
    await dialog.getByRole('button', { name: '完成' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(sent).toBe(1)

    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: '转账' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectFen(page.getByTestId('central-balance').first(), 88_000n)
  },
)
