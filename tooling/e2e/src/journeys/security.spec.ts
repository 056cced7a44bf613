import { expect, journey } from '../journey.ts'
import { logIn } from '../steps/logIn.ts'
import { callsOf, openMember } from '../steps/memberCalls.ts'

journey(
  'a member raises the security level by a verified mail address, changes the password, and sees it end another device',
  async ({ page, player, koi }, { project }) => {
    const phone = project.name === 'mobile' ? '13977680001' : '13977680002'
    const member = { account: `secure${project.name}`, password: 'harbour-2026', phone }
    await openMember(page.request, koi, member)
    await page.goto('/login')
    await logIn(page, member)
    await player.openPersonal()
    await expect(page.getByText('已完成 3 / 5 项')).toBeVisible()

    const email = `${member.account}@mail.example`
    await page.getByRole('button', { name: /^绑定\s*邮箱验证$/ }).click()
    const bind = page.getByRole('dialog', { name: '绑定邮箱' })
    await bind.getByLabel('邮箱', { exact: true }).fill(email)
    await bind.getByRole('button', { name: '获取验证码' }).click()
    await expect(bind.getByText(/已发送至 s\*\*\*@mail\.example/)).toBeVisible()
    const outbox = await page.request.get(`${koi.sandbox}/sandbox/outbox.json`, { params: { mail: email } })
    const code = /"code":"(\d{6})"/.exec(await outbox.text())?.[1] ?? ''
    await bind.getByLabel('邮箱验证码').fill(code)
    await bind.getByLabel('登录密码', { exact: true }).last().fill(member.password)
    await bind.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('已完成 4 / 5 项')).toBeVisible()
    await expect(page.getByText('s***@mail.example', { exact: true })).toBeVisible()

    await callsOf(page.request, koi, member)
    await page.reload()
    await expect(page.getByText('新设备')).toBeVisible()
    await expect(page.getByRole('button', { name: /^退出登录/ })).not.toHaveCount(0)
    await page.getByRole('button', { name: /^修改\s*登录密码$/ }).click()
    const change = page.getByRole('dialog', { name: '修改登录密码' })
    await change.getByLabel('当前登录密码').fill('not-the-password-1')
    await change.getByLabel('新密码', { exact: true }).fill('lantern-2027')
    await change.getByRole('button', { name: '保存' }).click()
    await expect(change.getByText('登录密码不正确，还可以再试 4 次')).toBeVisible()
    await change.getByLabel('当前登录密码').fill(member.password)
    await change.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('登录密码已修改，其他设备已退出登录')).toBeVisible()
    await expect(page.getByText('当前设备')).toBeVisible()
    await expect(page.getByRole('button', { name: '退出其他设备' })).toHaveCount(0)
  },
)
