import type { Page } from '@playwright/test'
import { expectFen, readFen } from '../amounts.ts'
import { expect, journey } from '../journey.ts'
import { bindAlipay, callsOf, openMember } from '../steps/memberCalls.ts'
import { logIn } from '../steps/logIn.ts'
const holder = '慕容紫鹭'

/** Fills the form in and looks at it. */
async function review(page: Page, amount: string): Promise<void> {
  await expect(page.getByRole('radio', { name: /支付宝.*@/ })).toBeChecked()
  await page.getByLabel('取款金额').fill(amount)
  await page.getByRole('button', { name: '核对并取款' }).click()
  const dialog = page.getByRole('dialog', { name: '核对取款' })
  await expect(dialog.getByText('提交后资金即被冻结，取款不能撤销或修改。')).toBeVisible()
  await dialog.getByRole('button', { name: '下一步' }).click()
}

async function confirm(page: Page, password: string): Promise<void> {
  await page.getByLabel('取款密码', { exact: true }).fill(password)
  await page.getByRole('button', { name: '确认取款' }).click()
}

const fen = (page: Page, id: string) => readFen(page.getByTestId(id).first())

journey(
  'a member sets a withdraw password on the way, withdraws, and follows it until it is paid',
  { tag: '@core' },
  async ({ page, koi, newMember }) => {
    const member = newMember('payout')
    await openMember(page.request, koi, member)
    const call = await callsOf(page.request, koi, member)
    await bindAlipay(page.request, koi.sandbox, call, {
      holder,
      account: 'heron@mail.example',
      phone: member.phone,
    })

    await page.goto('/finance/withdraw')
    await logIn(page, member)
    await expect(page.getByRole('heading', { level: 1, name: '取款' })).toBeVisible()
    await expect(page.getByRole('radio', { name: '支付宝', exact: true })).toBeChecked()
    await page.getByRole('radio', { name: '银行卡', exact: true }).check()
    await expect(page.getByText('还没有银行卡')).toBeVisible()
    const bind = page.getByRole('link', { name: '绑定银行卡' })
    await expect(bind).toHaveAttribute('href', /^\/finance\/addBankCard\?back=/)
    await page.getByRole('radio', { name: '支付宝', exact: true }).check()
    await expect(page).toHaveURL(/type=alipay/)

    await review(page, '200')
    const set = page.getByRole('dialog', { name: '设置取款密码' })
    await set.getByLabel('登录密码', { exact: true }).fill(member.password)
    await set.getByLabel('新取款密码', { exact: true }).fill('246801')
    await set.getByLabel('再次输入新取款密码', { exact: true }).fill('246801')
    await set.getByRole('button', { name: '保存' }).click()
    await confirm(page, '246801')

    await expect(page).toHaveURL(/\/finance\/withdraw\?order=W\w+$/)
    const ladder = page.getByRole('list', { name: '取款进度' })
    await expect(ladder).toContainText('¥200.00 已冻结')
    const order = page.url()
    await page.reload()
    await expect(page).toHaveURL(order)
    await expect(ladder).toContainText('¥199.00 已付到收款账户')
    await expect(page.getByText('进度自动更新')).toHaveCount(0)

    await page.getByRole('link', { name: '再取一笔' }).click()
    await expect.poll(() => fen(page, 'central-balance')).toBe(80_000n)
    await expect(page.getByTestId('held')).toHaveCount(0)
    await expect(page.getByRole('link', { name: /¥200\.00.*已到账/ })).toHaveAttribute('href', /order=W/)
  },
)

journey(
  'a withdrawal that is rejected says why, and the funds are back; the withdraw password is changed after it',
  { tag: '@core' },
  async ({ page, player, koi, newMember }) => {
    const member = newMember('reject')
    await openMember(page.request, koi, member)
    const call = await callsOf(page.request, koi, member)
    await bindAlipay(page.request, koi.sandbox, call, {
      holder,
      account: 'egret@mail.example',
      phone: member.phone,
    })
    await call('/api/f/v1/withdraw/password/set', { login_password: member.password, password: '246801' })

    await page.goto('/finance/withdraw?type=alipay')
    await logIn(page, member)
    await review(page, '200.13')
    await confirm(page, '135790')
    await expect(page.getByText(/取款密码.*4/)).toBeVisible()
    await confirm(page, '246801')
    await expect(page).toHaveURL(/\/finance\/withdraw\?order=W\w+$/)
    await page.goBack()
    await expect.poll(() => fen(page, 'held')).toBe(20_013n)
    await expect.poll(() => fen(page, 'central-balance')).toBe(79_987n)
    await page.goForward()
    const ladder = page.getByRole('list', { name: '取款进度' })
    await expect(ladder).toContainText('收款账户未能核实。¥200.13 已退回主钱包。')
    await page.getByRole('link', { name: '再取一笔' }).click()
    await expect.poll(() => fen(page, 'central-balance')).toBe(100_000n)

    await player.openPersonal()
    await page.getByRole('button', { name: /^修改.*取款密码/ }).click()
    const change = page.getByRole('dialog', { name: '修改取款密码' })
    await change.getByLabel('当前取款密码').fill('246801')
    await change.getByLabel('新取款密码', { exact: true }).fill('135790')
    await change.getByLabel('再次输入新取款密码').fill('135790')
    await change.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('取款密码已保存')).toBeVisible()
  },
)

journey(
  'the other venues come back when one is down, and the dialog names what stays there',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/login?redirect=/finance/transfer%3Fvenue=90')
    await logIn(page, { account: 'demo2', password: 'koi-demo-2026' })
    await expect(page.getByText(/维护中，预计 .+ 恢复/)).toBeVisible()
    await page.getByLabel('金额', { exact: true }).fill('100')
    await expect(page.getByRole('button', { name: '核对并转账' })).toBeDisabled()

    await page.getByRole('button', { name: '全部转回' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: '确认转回' }).click()
    await expect(dialog.getByText('部分已转回主钱包')).toBeVisible()
    await expect(dialog.getByText('¥300.00').first()).toBeVisible()
    const left = dialog.getByRole('region', { name: '没有转回' })
    await expect(left).toContainText('¥123.45')
    await expect(left).toContainText(/维护中，预计 .+ 恢复/)
    await dialog.getByRole('button', { name: '完成' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expectFen(page.getByTestId('central-balance').first(), 987_655n)
  },
)
