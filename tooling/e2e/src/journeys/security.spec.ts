import { expect, journey } from '../journey.ts'
import { logIn } from '../steps/logIn.ts'
import { callsOf, openMember } from '../steps/memberCalls.ts'
import { readCode } from '../steps/smsCodes.ts'

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1'

journey(
  'a member raises the security level by a verified mail address, changes the password, and sees it end another device',
  async ({ page, player, koi, newMember }) => {
    const member = newMember('secure')
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

journey(
  'a member changes the phone, reads from where the account was entered, and logs one device out of two',
  async ({ page, player, koi, browser, shell, newMember }) => {
    const member = newMember('phone')
    const next = newMember('phone').phone
    await openMember(page.request, koi, member)
    await callsOf(page.request, koi, member)
    await page.goto('/login')
    await logIn(page, member)
    await player.openPersonal()

    await page.getByRole('button', { name: /^更换\s*手机/ }).click()
    const form = page.getByRole('dialog', { name: '更换手机号' })
    await form.getByRole('button', { name: '获取验证码' }).first().click()
    await expect(form.getByText(`已发送至 139****${member.phone.slice(-4)}`)).toBeVisible()
    await form.getByLabel('原手机号验证码').fill(await readCode(page.request, koi.sandbox, member.phone))
    await form.getByLabel('新手机号', { exact: true }).fill(next)
    await form.getByRole('button', { name: '获取验证码' }).last().click()
    await expect(form.getByText(`已发送至 139****${next.slice(-4)}`)).toBeVisible()
    await form.getByLabel('新手机号验证码').fill(await readCode(page.request, koi.sandbox, next))
    await form.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText(`+86 139****${next.slice(-4)}`).first()).toBeVisible()
    // What is set once is not offered again.
    await expect(page.getByRole('button', { name: /出生日期/ })).toHaveCount(0)

    const elsewhere = await browser.newContext({ baseURL: shell, locale: 'zh-CN', userAgent: iPhone })
    const other = await elsewhere.newPage()
    await other.goto('/login?redirect=/user/personal')
    await logIn(other, member)
    await expect(other.getByRole('heading', { level: 1, name: '个人资料' })).toBeVisible()
    await page.reload()
    const card = (title: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    const logins = card('登录记录').getByRole('listitem')
    const last = logins.filter({ hasText: 'Safari · iOS' })
    await expect(last).toContainText(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d/)
    await expect(last).toContainText('密码登录')
    await expect(last).toContainText('本机')
    await expect(last).toContainText('网络 127.0.*.*')
    await expect(last).toContainText('新设备')
    await expect(logins.filter({ hasText: '本次登录' })).toHaveCount(1)

    const devices = card('登录设备').getByRole('listitem')
    const before = await devices.count()
    expect(before).toBeGreaterThan(2)
    await devices.getByRole('button', { name: '退出登录 Safari · iOS' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
    await expect(devices).toHaveCount(before - 1)
    await expect(devices.filter({ hasText: 'Safari · iOS' })).toHaveCount(0)
    await other.reload()
    await expect(other.getByRole('radiogroup', { name: '登录方式' })).toBeVisible()
    await elsewhere.close()
  },
)
