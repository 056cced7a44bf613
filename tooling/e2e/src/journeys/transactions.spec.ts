import { readFile } from 'node:fs/promises'
import { expect, journey } from '../journey.ts'
import { logIn } from '../steps/logIn.ts'
import { openMember } from '../steps/memberCalls.ts'

journey(
  'a member finds a transfer in the transactions, keeps the filter over a reload, and takes the record along as a file',
  async ({ player, page, koi }, { project: { name: project } }) => {
    const phone = project === 'mobile' ? '13912340095' : '13912340096'
    const member = { account: `moves${phone.slice(-2)}`, password: 'harbour-2026', phone }
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

    await openFilters()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出 CSV' }).click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/^koi-transactions-.*\.csv$/)
    const text = await readFile(await file.path(), 'utf8')
    expect(text).toContain('体验金')
    expect(text).toContain('1000.00')
    await closeFilters()
  },
)
