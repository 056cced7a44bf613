import { expect, type Page } from '@playwright/test'

/** A way to deposit as the form names it. */
export interface WantedDeposit {
  readonly channel: '银行转账' | '支付宝' | '数字货币'
  readonly network?: 'TRC20' | 'ERC20'
  /** Yuan, as it is typed. */
  readonly amount: string
}

/** Fills the form, looks at the review, and orders; the order is on the screen afterwards. Answers its path. */
export async function orderDeposit(page: Page, { channel, network, amount }: WantedDeposit): Promise<string> {
  await page.goto('/finance/deposit')
  await page.getByRole('radio', { name: channel }).check()
  if (network) await page.getByRole('radio', { name: network }).check()
  await page.getByLabel('金额', { exact: true }).fill(amount)
  await page.getByRole('button', { name: '核对并存款' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '提交订单' }).click()
  await expect(page).toHaveURL(/\/finance\/deposit\?order=D\d{16}$/)
  await expect(page.getByText('等待付款').first()).toBeVisible()
  const { pathname, search } = new URL(page.url())
  return pathname + search
}

/** What can be pressed in the sandbox cashier, and what it says then. */
const headings = {
  confirm: '已付款',
  fail: '付款没有成功',
  short: '已付款，金额不足',
  late: '已超时付款',
  twice: '已付款两次',
} as const

/** Opens the cashier of the order on the screen in its own tab, presses once, and comes back. */
export async function payAtCashier(page: Page, action: keyof typeof headings, due: string): Promise<void> {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: '打开收银台' }).click()
  const cashier = await opened
  await expect(cashier.getByTestId('due')).toHaveText(due)
  expect(cashier.url()).not.toContain('ticket')
  await cashier.locator(`[data-action="${action}"]`).click()
  await expect(cashier.getByRole('heading', { name: headings[action], exact: true })).toBeVisible()
  await cashier.close()
}
