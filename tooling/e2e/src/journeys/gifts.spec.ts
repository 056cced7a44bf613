import type { Page } from '@playwright/test'
import { expect, journey } from '../journey.ts'
import { logIn } from '../steps/logIn.ts'

const path = '/activity/enjoyLuxuryGifts'

/** Logs in, and looks at the review of the gift that there is one piece of. */
async function reviewLastPiece(page: Page, account: string): Promise<void> {
  await page.goto(`/login?redirect=${encodeURIComponent(path)}`)
  await logIn(page, { account, password: 'koi-demo-2026' })
  await page.getByRole('button', { name: '兑换¥8 现金' }).click()
  await expect(page.getByRole('dialog', { name: '核对兑换' })).toContainText('60 积分')
}

journey(
  'of two members who want the last piece of a gift at once, one gets it and the other is told so',
  async ({ page, browser, shell }) => {
    const context = await browser.newContext({ baseURL: shell, locale: 'zh-CN' })
    const other = await context.newPage()
    const had = new Map([
      [page, 360],
      [other, 120],
    ])
    await reviewLastPiece(page, 'demo')
    await reviewLastPiece(other, 'demo2')

    await Promise.all(
      [page, other].map((one) => one.getByRole('dialog').getByRole('button', { name: '确认兑换' }).click()),
    )
    const [winner, loser] = await Promise.all(
      [page, other].map(async (one) => {
        await expect(one.getByRole('dialog')).toHaveAccessibleName(/兑换成功$/)
        return { one, won: await one.getByRole('dialog', { name: '兑换成功', exact: true }).isVisible() }
      }),
    ).then((ends) => ends.toSorted((a, b) => Number(b.won) - Number(a.won)))
    if (!winner || !loser) throw new Error('two members took part')
    expect([winner.won, loser.won]).toEqual([true, false])

    const refused = loser.one.getByRole('dialog', { name: '没有兑换成功' })
    await expect(refused).toContainText('该礼品已兑完')
    await refused.getByRole('button', { name: '返回礼品' }).click()
    await expect(loser.one.getByRole('dialog')).toHaveCount(0)
    await expect(loser.one.getByRole('button', { name: '兑换¥8 现金' })).toBeDisabled()
    await expect(loser.one.getByTestId('points')).toHaveText(String(had.get(loser.one)))

    const done = winner.one.getByRole('dialog', { name: '兑换成功' })
    await expect(done).toContainText('¥8.00')
    await done.getByRole('button', { name: '完成' }).click()
    await expect(winner.one.getByRole('dialog')).toHaveCount(0)
    await expect(winner.one.getByTestId('points')).toHaveText(String((had.get(winner.one) ?? 0) - 60))
    await winner.one.getByRole('tab', { name: '兑换记录' }).click()
    const record = winner.one.getByRole('table').or(winner.one.getByRole('list', { name: '兑换记录' }))
    await expect(record).toContainText('¥8 现金')
    await expect(record).toContainText('¥8.00')
    await context.close()
  },
)
