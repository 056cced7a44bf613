import { expectFen, readFen } from '../amounts.ts'
import { expect, journey } from '../journey.ts'
import { exportRecord } from '../steps/exportRecord.ts'
import { logIn, register } from '../steps/logIn.ts'
import { openAddress } from '../steps/openAddress.ts'
import { playRounds } from '../steps/playRounds.ts'
const member = { account: 'evening1', password: 'harbour-2026', phone: '13912345678' }
const grant = 100_000n

journey(
  'a new member registers, plays, moves money, sees it in the records and leaves',
  { tag: '@core' },
  async ({ player, page }, { project: { name: project } }) => {
    await page.goto('/?invite_code=ABC123')
    await expect(page).toHaveURL(/\/$/)
    await page.getByRole('link', { name: '注册', exact: true }).first().click()
    await expect(page.getByLabel('邀请码')).toHaveValue('ABC123')
    await register(page, member)
    await expect(page).toHaveURL(/\/(home)?$/)
    await expect(await player.totalBalance()).toHaveText('¥1,000.00')
    await player.openPersonal()
    await expect(page.getByText('ABC123')).toBeVisible()

    await player.openSlots()
    await page.getByRole('searchbox', { name: '搜索游戏' }).fill('jcdh')
    // The list narrows a moment after the keys, and a press must not begin on a card that is about to move.
    await expect(page.getByText('共 1 款')).toBeVisible()
    await page.getByRole('button', { name: '九重灯火', exact: true }).click()
    await page.getByRole('button', { name: '开始游戏' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '带入 ¥1,000.00 进入' }).click()
    const net = await playRounds(page, 3)
    await expectFen(page.getByTestId('net-position'), net)
    await page.getByRole('button', { name: /^离开/ }).first().click()
    await expect(page).not.toHaveURL(/\/venues/)
    const afterPlay = grant + net
    await expectFen(() => player.totalBalance(), afterPlay)

    await player.openBetRecord()
    const totals = page.getByLabel('合计')
    await expect(totals.locator('dd').filter({ hasText: /^3$/ })).toBeVisible()
    const total = (label: string) =>
      readFen(
        totals
          .locator('div')
          .filter({ has: page.getByText(label, { exact: true }) })
          .locator('dd'),
      )
    expect(await total('净输赢')).toBe(net)
    // The file that the player takes along, read again and added up, says the same.
    const file = await exportRecord(page, project)
    expect(file.lines).toBe(3)
    for (const column of ['净输赢', '投注', '派彩'])
      expect(file.sumOf(column), column).toBe(await total(column))

    await player.openTransfer()
    await expect(page.getByRole('heading', { level: 1, name: '转账' })).toBeVisible()
    await player.choose('场馆', 1)
    await page.getByLabel('金额', { exact: true }).fill('100')
    await page.getByRole('button', { name: '核对并转账' }).click()
    await page.getByRole('button', { name: '确认转账' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '完成' }).click()
    await expectFen(page.getByTestId('central-balance').first(), afterPlay - 10_000n)
    await openAddress(page, '/home')
    await expectFen(() => player.totalBalance(), afterPlay)
    await page.getByRole('button', { name: '把 ¥100.00 转回主钱包' }).first().click()
    await page.getByRole('dialog').getByRole('button', { name: '确认转回' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '完成' }).click()
    await expectFen(page.getByTestId('central-balance').first(), afterPlay)

    await player.logOut()
    await expect(page.getByText('¥')).toHaveCount(0)
    await openAddress(page, '/user/betRecord')
    await expect(page).toHaveURL(/\/login\?redirect=%2Fuser%2FbetRecord$/)
    await logIn(page, member)
    await expect(page).toHaveURL(/\/user\/betRecord$/)
    await expect(page.getByLabel('合计')).toBeVisible()
  },
)
