import type { Page } from '@playwright/test'

/** Fills and sends the login form that is open. */
export async function logIn(
  page: Page,
  member: { readonly account: string; readonly password: string },
): Promise<void> {
  await page.getByRole('textbox', { name: '账号' }).fill(member.account)
  const password = page.getByLabel('密码', { exact: true })
  await password.fill(member.password)
  await password.press('Enter')
}
