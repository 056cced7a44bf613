import { expect, journey } from '../journey.ts'
import { logIn } from '../steps/logIn.ts'
import { openMember } from '../steps/memberCalls.ts'
import { readCode } from '../steps/smsCodes.ts'

journey(
  'a forgotten password is set anew from the login page, which then has the account name',
  async ({ page, koi, newMember }) => {
    const member = newMember('forgot')
    await openMember(page.request, koi, member)
    await page.goto('/login?redirect=/user/personal')
    await page.getByRole('link', { name: '找回密码' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '找回密码' })).toBeVisible()
    await page.getByRole('textbox', { name: '账号' }).fill(member.account)
    await page.getByRole('button', { name: '下一步' }).click()
    await page.getByLabel('手机号', { exact: true }).fill(member.phone)
    await page.getByRole('button', { name: '获取验证码' }).click()
    await expect(page.getByRole('link', { name: /查看验证码/ })).toBeVisible()
    await page
      .getByLabel('验证码', { exact: true })
      .fill(await readCode(page.request, koi.sandbox, member.phone))
    await page.getByRole('button', { name: '下一步' }).click()
    await page.getByLabel('新密码', { exact: true }).fill('lantern-2027')
    await page.getByRole('button', { name: '设置新密码' }).click()
    await expect(page.getByRole('heading', { name: '新密码已设置' })).toBeVisible()
    await page.getByRole('button', { name: '去登录' }).click()
    await expect(page.getByRole('textbox', { name: '账号' })).toHaveValue(member.account)
    expect(page.url()).not.toContain(member.account)
    await logIn(page, { ...member, password: 'lantern-2027' })
    await expect(page).toHaveURL(/\/home$|\/$/)
    expect(await page.evaluate(() => localStorage.getItem('login-account'))).toBeNull()
  },
)
