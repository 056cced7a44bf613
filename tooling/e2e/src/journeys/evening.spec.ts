import { expect, journey } from '../journey.ts'
import { fenOf } from '../money.ts'
import { logIn } from '../steps/logIn.ts'
import { playRounds } from '../steps/playRounds.ts'
import { register } from '../steps/register.ts'

const member = { account: 'evening1', password: 'harbour-2026', phone: '13912345678' }
const grant = 100_000n

journey(
  'a new member registers, plays, moves money, sees it in the records and leaves',
  async ({ player, page }) => {
    await page.goto('/?invite_code=ABC123')
    await expect(page).toHaveURL(/\/$/)
    await page.getByRole('link', { name: '注册', exact: true }).first().click()
    await expect(page.getByLabel('邀请码')).toHaveValue('ABC123')
    await register(page, member)
    await expect(page).toHaveURL(/\/(home)?$/)
    await expect(await player.centralBalance()).toHaveText('¥1,000.00')
    await player.openPersonal()
    await expect(page.getByText('ABC123')).toBeVisible()

    await player.openSlots()
    await page.getByRole('searchbox', { name: '搜索游戏' }).fill('jcdh')
    await page.getByRole('button', { name: /九重灯火/ }).click()
    await page.getByRole('button', { name: '开始游戏' }).click()
    const net = await playRounds(page, 3)
    await expect.poll(async () => fenOf(await page.getByTestId('net-position').innerText())).toBe(net)
    await page.getByRole('button', { name: /^离开/ }).first().click()
    await expect(page).not.toHaveURL(/\/venues/)
    const afterPlay = grant + net
    await expect.poll(async () => fenOf(await (await player.centralBalance()).innerText())).toBe(afterPlay)

    await player.openBetRecord()
    const totals = page.getByLabel('合计')
    await expect(totals.locator('dd').filter({ hasText: /^3$/ })).toBeVisible()
    expect(fenOf(await totals.locator('div', { hasText: '净输赢' }).locator('dd').innerText())).toBe(net)

    await player.openTransfer()
    await expect(page.getByRole('heading', { level: 1, name: '转账' })).toBeVisible()
    await player.choose('场馆', 1)
    await page.getByLabel('金额', { exact: true }).fill('100')
    await page.getByRole('button', { name: '核对并转账' }).click()
    await page.getByRole('button', { name: '确认转账' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '完成' }).click()
    await expect
      .poll(async () => fenOf(await page.getByTestId('central-balance').first().innerText()))
      .toBe(afterPlay - 10_000n)
    await page.getByRole('button', { name: '全部转回' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '完成' }).click()
    await expect
      .poll(async () => fenOf(await page.getByTestId('central-balance').first().innerText()))
      .toBe(afterPlay)

    await player.logOut()
    await expect(page.getByText('¥')).toHaveCount(0)
    await page.goto('/user/betRecord')
    await expect(page).toHaveURL(/\/login\?redirect=%2Fuser%2FbetRecord$/)
    await logIn(page, member)
    await expect(page).toHaveURL(/\/user\/betRecord$/)
    await expect(page.getByLabel('合计')).toBeVisible()
  },
)
