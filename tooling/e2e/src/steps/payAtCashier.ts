import { expect, type Page } from '@playwright/test'

/** What can be pressed in the sandbox cashier, and what it says then. */
const told = {
  confirm: '已付款',
  fail: '付款没有成功',
  short: '已付款，金额不足',
  late: '已超时付款',
  twice: '已付款两次',
} as const

/** Opens the cashier of the order on the screen in its own tab, presses once, and comes back. */
export async function payAtCashier(page: Page, action: keyof typeof told, due: string): Promise<void> {
  const opened = page.context().waitForEvent('page')
  await page.getByRole('button', { name: '打开收银台' }).click()
  const cashier = await opened
  await expect(cashier.getByTestId('due')).toHaveText(due)
  expect(cashier.url()).not.toContain('ticket')
  await cashier.locator(`[data-action="${action}"]`).click()
  await expect(cashier.getByRole('heading', { name: told[action], exact: true })).toBeVisible()
  await cashier.close()
}
