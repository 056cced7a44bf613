import { expect, type Page } from '@playwright/test'
import type { NewMember } from '../newMembers.ts'

/** Fills and sends the login form that is open or about to open, and waits until it is left. */
export async function logIn(
  page: Page,
  member: { readonly account: string; readonly password: string },
): Promise<void> {
  // The address changes before the screen does, and registration asks for an account and a password as well.
  await expect(page.getByRole('radiogroup', { name: '登录方式' })).toBeVisible()
  await page.getByRole('textbox', { name: '账号' }).fill(member.account)
  const password = page.getByLabel('密码', { exact: true })
  await password.fill(member.password)
  await password.press('Enter')
  // Until the reply is there the page is still that of the login, with a way back of its own.
  await expect(page.getByRole('radiogroup', { name: '登录方式' })).toHaveCount(0)
}

/** Enters the site as the member of the demonstration, by the login of its own page. */
export async function enterAsDemo(page: Page): Promise<void> {
  await page.goto('/login')
  await logIn(page, { account: 'demo', password: 'koi-demo-2026' })
  await expect(page).toHaveURL(/\/(home)?$/)
}

async function readSmsCode(page: Page): Promise<string> {
  const outbox = await page.getByRole('link', { name: /查看验证码/ }).getAttribute('href')
  if (!outbox) throw new Error('the form names no outbox')
  const tab = await page.context().newPage()
  await tab.goto(outbox)
  const code = await tab.getByTestId('sms-code').first().innerText()
  await tab.close()
  return code.replaceAll(/\D/g, '')
}

/** Fills and sends the registration form that is open or about to open. */
export async function register(page: Page, member: NewMember): Promise<void> {
  await expect(page.getByRole('button', { name: '注册', exact: true })).toBeVisible()
  await page.getByRole('textbox', { name: '账号' }).fill(member.account)
  await page.getByLabel('密码', { exact: true }).fill(member.password)
  await page.getByLabel('手机号', { exact: true }).fill(member.phone)
  await page.getByRole('button', { name: '获取验证码' }).click()
  const code = await readSmsCode(page)
  await page.getByLabel('验证码', { exact: true }).fill(code)
  await page.getByLabel('出生日期').fill('1990-02-28')
  await page.getByRole('checkbox', { name: /我已年满/ }).check()
  await page.getByRole('button', { name: '注册', exact: true }).click()
}
