import type { Page } from '@playwright/test'
import { expectFen, readFen } from '../amounts.ts'
import { expect, journey } from '../journey.ts'
import type { NewMember } from '../newMembers.ts'
import type { KoiOrigins } from '../startServer.ts'
import { logIn } from '../steps/logIn.ts'
import { openMember } from '../steps/memberCalls.ts'
import { openAddress } from '../steps/openAddress.ts'
import { orderDeposit, payAtCashier } from '../steps/orderDeposit.ts'

/** A member of this journey's own, logged in. */
async function enter(page: Page, koi: KoiOrigins, member: NewMember): Promise<void> {
  await openMember(page.request, koi, member)
  await page.goto('/login')
  await logIn(page, member)
  await expect(page).toHaveURL(/\/(home)?$/)
}

journey(
  'deposits by bank and by Alipay arrive, less their fee',
  { tag: '@core' },
  async ({ page, player, koi, newMember }) => {
    await enter(page, koi, newMember('pays'))
    const before = await readFen(await player.totalBalance())

    const order = await orderDeposit(page, { channel: '银行转账', amount: '1234.50' })
    await expect(page.getByText('付款剩余时间').getByRole('timer')).toHaveText(/^1[45]:\d\d$/)
    await page.getByRole('link', { name: '单独查看' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '转账信息' })).toBeVisible()
    await expect(page.getByText('锦鲤沙盒商户')).toBeVisible()
    await page.getByRole('link', { name: '查看订单' }).click()
    await page.getByRole('button', { name: '我已付款' }).click()
    await expect(page.getByRole('button', { name: '已告知付款' })).toBeDisabled()
    // An order is found again, by its address and in the form.
    await openAddress(page, '/finance/deposit')
    await page.getByRole('list', { name: '待付款的订单' }).getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`${order.replace('?', String.raw`\?`)}$`))
    await payAtCashier(page, 'confirm', '¥1,234.50')
    await expect(page.getByText('¥1,234.50 已存入主钱包。')).toBeVisible()

    await orderDeposit(page, { channel: '支付宝', amount: '999.99' })
    await expect(page.getByRole('img', { name: '付款二维码' })).toBeVisible()
    await payAtCashier(page, 'confirm', '¥999.99')
    await expect(page.getByText('¥997.00 已存入主钱包。')).toBeVisible()
    await expectFen(() => player.totalBalance(), before + 123_450n + 99_700n)
  },
)

journey(
  'coins come over both networks, with both amounts shown',
  { tag: '@core' },
  async ({ page, player, koi, newMember }) => {
    await enter(page, koi, newMember('coins'))
    const before = await readFen(await player.totalBalance())
    for (const network of ['TRC20', 'ERC20'] as const) {
      await orderDeposit(page, { channel: '数字货币', network, amount: '500' })
      await expect(page.getByText(`只能通过 ${network} 网络转入 USDT`)).toBeVisible()
      await expect(page.getByText('69.45 USDT').first()).toBeVisible()
      await payAtCashier(page, 'confirm', '69.45 USDT')
      await expect(page.getByText('¥500.00 已存入主钱包。')).toBeVisible()
    }
    await expectFen(() => player.totalBalance(), before + 100_000n)
  },
)

journey(
  'payments that fail, are short, late or made twice are told plainly',
  { tag: '@core' },
  async ({ page, player, koi, newMember }) => {
    await enter(page, koi, newMember('slips'))
    const before = await readFen(await player.totalBalance())

    const short = await orderDeposit(page, { channel: '银行转账', amount: '601' })
    await payAtCashier(page, 'fail', '¥601.00')
    await expect(page.getByText('没有扣款，可以再次付款。')).toBeVisible()
    await payAtCashier(page, 'short', '¥601.00')
    await expect(page.getByText('收到 ¥480.80，少于应付的 ¥601.00。')).toBeVisible()

    const late = await orderDeposit(page, { channel: '银行转账', amount: '602' })
    await payAtCashier(page, 'late', '¥602.00')
    await expect(page.getByText('订单已超时')).toBeVisible()

    const twice = await orderDeposit(page, { channel: '银行转账', amount: '603' })
    await payAtCashier(page, 'twice', '¥603.00')
    await expect(page.getByText('收到 ¥603.00，将单独入账。')).toBeVisible()

    await openAddress(page, short)
    await expect(page.getByText('¥480.80 已存入主钱包。')).toBeVisible()
    await openAddress(page, late)
    await expect(page.getByText('收到 ¥602.00，晚于付款时限。')).toBeVisible()
    await expect(page.getByText('¥602.00 已存入主钱包。')).toBeVisible()
    await openAddress(page, twice)
    await expect(page.getByText('第二笔已到账')).toBeVisible()

    await orderDeposit(page, { channel: '银行转账', amount: '604' })
    await page.getByRole('button', { name: '取消订单' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '取消订单' }).click()
    await expect(page.getByText('已取消').first()).toBeVisible()
    await expectFen(
      async () => {
        // The second credit may come when no page of its order is open.
        await page.reload()
        return player.totalBalance()
      },
      before + 48_080n + 60_200n + 120_600n,
    )
  },
)
