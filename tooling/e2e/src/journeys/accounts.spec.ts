import type { Page } from '@playwright/test'
import { expect, journey } from '../journey.ts'
import type { Player } from '../player.ts'
import { confirmByCode } from '../steps/smsCodes.ts'
import { logIn } from '../steps/logIn.ts'
import { openMember } from '../steps/memberCalls.ts'

const canary = {
  card: '6217001234567890122',
  holder: '慕容紫鹭',
  tron: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
}

/** Everything that the page keeps, and every reply it was given. */
function watch(page: Page) {
  const replies: Promise<string>[] = []
  page.on('response', (reply) => {
    if (new URL(reply.url()).pathname.startsWith('/api/')) replies.push(reply.text().catch(() => ''))
  })
  return async () => {
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    )
    return [kept, page.url(), ...(await Promise.all(replies))].join('\n')
  }
}

async function remove(player: Player, sandbox: string, name: string, phone: string): Promise<void> {
  const { page } = player
  await page.getByRole('button', { name: `管理${name}` }).click()
  await page.getByRole('menuitem', { name: '移除' }).click()
  const asked = page.getByRole('dialog', { name: '移除收款账户' })
  await expect(asked.getByText(name.slice(0, name.indexOf('（')))).toBeVisible()
  await confirmByCode(page, sandbox, phone)
  await asked.getByRole('button', { name: '确认移除' }).click()
  await expect(page.getByText(`已移除${name}`)).toBeVisible()
  await expect(page.getByRole('button', { name: `管理${name}` })).toHaveCount(0)
}

journey(
  'a bank card is bound on the way to somewhere else, leads back there, and is removed by text message',
  { tag: '@core' },
  async ({ page, player, koi, newMember }) => {
    const member = newMember('cards')
    await openMember(page.request, koi, member)
    const known = watch(page)
    await page.goto('/finance/addBankCard?back=%2Ffinance%2Ftransfer')
    await logIn(page, member)
    await expect(page.getByRole('heading', { level: 1, name: '绑定银行卡' })).toBeVisible()
    await page.getByLabel('持有人姓名').fill(canary.holder)
    await page.getByRole('combobox', { name: '开户银行' }).click()
    await page.getByPlaceholder('银行名、拼音首字母或代码').fill('gsyh')
    await page.getByRole('option', { name: '工商银行' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const number = page.getByLabel('银行卡号')
    await number.fill(canary.card.replace(/2$/, '3'))
    await number.blur()
    await expect(page.getByText('校验位不符，请逐位核对卡号')).toBeVisible()
    await number.fill('6217 0012 3456 7890 122')
    await page.getByRole('combobox', { name: '开户地区' }).click()
    await page.getByRole('option', { name: '浙江省' }).click()
    await page.getByRole('option', { name: '杭州市', exact: true }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await confirmByCode(page, koi.sandbox, member.phone)
    await page.getByRole('button', { name: '确认绑定' }).click()
    // What is said goes after some seconds, and the page that follows may take as long on a busy machine.
    await expect(page.getByText('已绑定工商银行（尾号 0122）')).toBeVisible()
    await expect(page).toHaveURL(/\/finance\/transfer$/)

    await player.openAccounts()
    await expect(page.getByRole('article').filter({ hasText: '工商银行' })).toContainText('慕***')
    const said = await known()
    for (const secret of [canary.card, canary.holder, member.phone]) expect(said).not.toContain(secret)
    expect(said).toContain('**** 0122')

    await remove(player, koi.sandbox, '工商银行（尾号 0122）', member.phone)
    await expect(page.getByText('还没有收款账户')).toBeVisible()
  },
)

journey(
  'an Alipay account and a coin address are bound, one becomes the default, and both are removed',
  { tag: '@core' },
  async ({ page, player, koi, newMember }) => {
    const member = newMember('purse')
    await openMember(page.request, koi, member)
    const known = watch(page)
    await page.goto('/login')
    await logIn(page, member)
    await expect(page).toHaveURL(/\/(home)?$/)
    await player.openAccounts()
    await page.getByRole('link', { name: '绑定支付宝' }).click()
    await page.getByLabel('持有人姓名').fill(canary.holder)
    await page.getByLabel('支付宝账号').fill(member.phone)
    await confirmByCode(page, koi.sandbox, member.phone)
    await page.getByRole('button', { name: '确认绑定' }).click()
    await expect(page.getByText(`已绑定支付宝（尾号 ${member.phone.slice(-4)}）`)).toBeVisible()

    await page.getByRole('link', { name: '绑定数字货币地址' }).click()
    await page.getByRole('radio', { name: /ERC20/ }).check()
    const address = page.getByLabel('收款地址')
    await address.fill(canary.tron)
    await address.blur()
    await expect(page.getByText('这是 TRC20 网络的地址，与所选网络不符')).toBeVisible()
    await page.getByRole('radio', { name: /TRC20/ }).check()
    await confirmByCode(page, koi.sandbox, member.phone)
    await page.getByRole('button', { name: '确认绑定' }).click()
    const coin = page.getByRole('article').filter({ hasText: 'USDT · TRC20' })
    await expect(coin).toBeVisible()
    await page.getByRole('button', { name: '管理USDT · TRC20（尾号 Lj6t）' }).click()
    await page.getByRole('menuitem', { name: '设为默认' }).click()
    await expect(coin.getByText('默认', { exact: true })).toBeVisible()
    const said = await known()
    for (const secret of [canary.tron, canary.holder, member.phone]) expect(said).not.toContain(secret)

    await remove(player, koi.sandbox, 'USDT · TRC20（尾号 Lj6t）', member.phone)
    await remove(player, koi.sandbox, `支付宝（尾号 ${member.phone.slice(-4)}）`, member.phone)
    await expect(page.getByText('还没有收款账户')).toBeVisible()
  },
)
