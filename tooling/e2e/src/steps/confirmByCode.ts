import { expect, type Page } from '@playwright/test'
import { readCode } from './readCode.ts'

/** Has a code sent to the member's own phone in the form that is open, and types it. */
export async function confirmByCode(page: Page, sandbox: string, phone: string): Promise<void> {
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText(`已发送至 ${phone.slice(0, 3)}****${phone.slice(-4)}`)).toBeVisible()
  await page.getByLabel('验证码', { exact: true }).fill(await readCode(page.request, sandbox, phone))
}
