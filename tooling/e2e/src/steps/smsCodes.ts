import { type APIRequestContext, expect, type Page } from '@playwright/test'
import { callOptions } from './callOptions.ts'

/** The newest code in the sandbox outbox for a mainland phone. */
export async function readCode(request: APIRequestContext, sandbox: string, phone: string): Promise<string> {
  const reply = await request.get(`${sandbox}/sandbox/outbox.json`, {
    ...callOptions,
    params: { area: '86', phone },
  })
  const code = /"code":"(\d{6})"/.exec(await reply.text())?.[1]
  if (code === undefined) throw new Error('the outbox has no code for this phone')
  return code
}

/** Has a code sent to the member's own phone in the form that is open, and types it. */
export async function confirmByCode(page: Page, sandbox: string, phone: string): Promise<void> {
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect(page.getByText(`已发送至 ${phone.slice(0, 3)}****${phone.slice(-4)}`)).toBeVisible()
  await page.getByLabel('验证码', { exact: true }).fill(await readCode(page.request, sandbox, phone))
}
