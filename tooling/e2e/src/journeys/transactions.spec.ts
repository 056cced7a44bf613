import { readFen } from '../amounts.ts'
import { expect, journey } from '../journey.ts'
import { exportRecord } from '../steps/exportRecord.ts'
import { logIn } from '../steps/logIn.ts'
import { openMember } from '../steps/memberCalls.ts'

journey(
  'a member finds a transfer in the transactions, keeps the filter over a reload, and takes the record along as a file',
  async ({ player, page, koi, newMember }, { project: { name: project } }) => {
    const member = newMember('moves')
    await openMember(page.request, koi, member)
    await page.goto(`/login?redirect=${encodeURIComponent('/venues?venue=89&game=g4002&mode=real')}`)
    await logIn(page, member)
    await page.getByRole('dialog').getByRole('button', { name: '带入 ¥1,000.00 进入' }).click()
    await page.getByRole('button', { name: /^离开/ }).first().click()
    await expect(page).not.toHaveURL(/\/venues/)

    await player.openTransactions()
    await expect(page.getByText('带入游戏')).toBeVisible()
    await expect(page.getByText('离开游戏转回')).toBeVisible()
    const totals = page.getByLabel('合计')
    await expect(totals).toContainText('¥2,000.00')
    await expect(totals).toContainText('+¥1,000.00')

    const openFilters = async () => {
      if (project === 'mobile') await page.getByRole('button', { name: '筛选' }).click()
    }
    const closeFilters = async () => {
      if (project !== 'mobile') return
      await page.getByRole('dialog').getByRole('button', { name: '查看结果' }).click()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await openFilters()
    await page.getByRole('radio', { name: '彩金' }).click()
    await closeFilters()
    await expect(page.getByText('体验金')).toBeVisible()
    await expect(page.getByText('带入游戏')).toHaveCount(0)
    await page.reload()
    await expect(page).toHaveURL(/type=bonus/)
    await expect(page.getByText('体验金')).toBeVisible()
    await expect(page.getByText('带入游戏')).toHaveCount(0)

    const file = await exportRecord(page, project)
    expect(file.name).toMatch(/^koi-transactions-.*\.csv$/)
    expect(file.text).toContain('体验金')
    expect(file.sumOf('金额')).toBe(100_000n)

    // All of it, read again and added up, is what the totals say.
    await openFilters()
    await page.getByRole('radio', { name: '全部' }).click()
    await closeFilters()
    await expect(page.getByText('带入游戏')).toBeVisible()
    const all = await exportRecord(page, project)
    expect(all.lines).toBe(3)
    const net = totals.locator('div').filter({ hasText: '+' }).locator('dd')
    expect(all.sumOf('金额')).toBe(await readFen(net))
  },
)
