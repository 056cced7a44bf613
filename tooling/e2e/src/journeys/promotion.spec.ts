import type { Page } from '@playwright/test'
import { expectFen, readFen } from '../amounts.ts'
import { expect, journey } from '../journey.ts'
import { logIn } from '../steps/logIn.ts'
import { bindAlipay, callsOf } from '../steps/memberCalls.ts'
import { payAtCashier } from '../steps/orderDeposit.ts'
import { playRounds } from '../steps/playRounds.ts'

const member = { account: 'demo', password: 'koi-demo-2026' }

/** Plays rounds in the slots with what is in the central wallet, and takes along what is left. */
async function playSlots(page: Page, { stake, rounds }: { stake: string; rounds: number }): Promise<void> {
  await page.goto('/venues?venue=89&game=g4001&mode=real')
  await page.getByRole('dialog').getByRole('button', { name: /^带入/ }).click()
  const field = page.frameLocator('iframe').getByTestId('stake')
  await field.fill(stake)
  await field.press('Enter')
  await playRounds(page, rounds)
  // What lies in the venue comes back with leaving, which another page must not cut short.
  const left = page.waitForResponse((reply) => new URL(reply.url()).pathname === '/api/game/leave')
  await page.getByRole('button', { name: /^离开/ }).first().click()
  expect((await left).status()).toBe(200)
  await expect(page).not.toHaveURL(/\/venues/)
}

journey(
  'a bonus is claimed and cancelled halfway; another is joined with a deposit, wagered by playing, released and withdrawn',
  async ({ page, koi, player }) => {
    const call = await callsOf(page.request, koi, member)
    await bindAlipay(page.request, koi.sandbox, call, {
      holder: '林锦',
      account: 'koi@mail.example',
      phone: '13800000000',
    })

    await page.goto('/activity/list/newcomer-gift')
    await page.getByRole('link', { name: '登录后参加' }).click()
    await logIn(page, member)
    await page.getByRole('button', { name: '领取', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '领取' }).click()
    // What came of it is said where it was done, and the keyboard goes on from there.
    const outcome = page.getByRole('alert').filter({ hasText: /^已领取$/ })
    await expect(outcome).toBeInViewport({ ratio: 1 })
    await expect(page.locator('*:focus')).toHaveText('已领取')
    await expect(page.getByText('已完成 ¥0.00 / ¥180.00')).toBeVisible()
    await playSlots(page, { stake: '20', rounds: 4 })

    // Halfway: what was won or lost with cash stays, the bonus goes, and the member is told both before.
    await page.goto('/activity/list/newcomer-gift')
    await expect(page.getByText('已完成 ¥80.00 / ¥180.00')).toBeVisible()
    await page.getByRole('button', { name: '取消彩金' }).click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText(/将收回的彩金\s*¥18\.00/)
    const kept = await readFen(question.locator('div', { hasText: '保留的现金' }).locator('dd').first())
    await question.getByRole('button', { name: '取消彩金' }).click()
    await expect(page.getByText('彩金已取消')).toBeVisible()
    await expect(page.getByText('已完成 ¥80.00 / ¥180.00')).toBeVisible()
    await expectFen(() => player.totalBalance(), kept)

    await page.goto('/activity/list/first-deposit')
    await page.getByRole('button', { name: '参加', exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '参加' }).click()
    await page.getByRole('link', { name: '去存款' }).click()
    await expect(page.getByRole('radio', { name: /存款礼金/ })).toBeChecked()
    await page.getByLabel('金额', { exact: true }).fill('100')
    await page.getByRole('button', { name: '核对并存款' }).click()
    const review = page.getByRole('dialog')
    await expect(review).toContainText('¥1,200.00')
    await review.getByRole('button', { name: '提交订单' }).click()
    await expect(page).toHaveURL(/order=D\d{16}$/)
    await payAtCashier(page, 'confirm', '¥100.00')
    await expect(page.getByText('¥100.00 已存入主钱包。')).toBeVisible()

    await page.goto('/activity/list/first-deposit')
    await expect(page.getByText('已完成 ¥0.00 / ¥1,200.00')).toBeVisible()
    await playSlots(page, { stake: '200', rounds: 6 })

    await page.goto('/activity/list/first-deposit')
    await expect(page.getByText('已完成 ¥1,200.00 / ¥1,200.00')).toBeVisible()
    await page.goto('/finance/withdraw?type=alipay')
    await page.getByLabel('取款金额').fill('150')
    await page.getByRole('button', { name: '核对并取款' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '下一步' }).click()
    await page.getByLabel('取款密码', { exact: true }).fill('135790')
    await page.getByRole('button', { name: '确认取款' }).click()
    await expect(page.getByRole('list', { name: '取款进度' })).toContainText('已付到收款账户')
  },
)
