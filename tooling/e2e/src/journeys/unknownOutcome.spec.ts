import { expect, journey } from '../journey.ts'
import { fenOf } from '../money.ts'
import { logIn } from '../steps/logIn.ts'
import { openMember } from '../steps/openMember.ts'

journey.use({ meantErrors: /ERR_FAILED.*\/api\/(game\/transfer|f\/v1\/money\/outcome)/ })

journey(
  'a transfer whose reply is lost is confirmed after a reload, and moves once',
  async ({ page, koi }, { project }) => {
    const phone = project.name === 'mobile' ? '13977661011' : '13977661012'
    const member = { account: `unsure${project.name}`, password: 'harbour-2026', phone }
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
    await page.getByRole('dialog').getByRole('button', { name: '确认转账' }).click()
    await expect(page.getByRole('dialog').getByText('结果确认中')).toBeVisible()

    await page.reload()
    await expect(page.getByRole('dialog').getByText('结果确认中')).toBeVisible()
    await page.unroute(outcome)
    const told = page.getByRole('dialog')
    await expect(told.getByText('转账成功')).toBeVisible({ timeout: 20_000 })
    await expect(told.getByText('¥120.00')).toBeVisible()
    await told.getByRole('button', { name: '完成' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    expect(sent).toBe(1)

    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: '转账' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect
      .poll(async () => fenOf(await page.getByTestId('central-balance').first().innerText()))
      .toBe(88_000n)
  },
)
