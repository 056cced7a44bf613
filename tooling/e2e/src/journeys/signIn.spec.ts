import type { Page } from '@playwright/test'
import { expect, journey } from '../journey.ts'
import { openMember } from '../steps/memberCalls.ts'
import { openAsMember, withDays } from '../steps/withDays.ts'

const dayMs = 86_400_000

/** Days from today, in the business time zone, to the third day before the next end of a month that far away. */
function daysToMonthEnd(): { readonly ahead: number; readonly lastDay: Date } {
  const today = new Date(Date.now() + 8 * 3_600_000)
  const end = (months: number) => Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 0)
  const first = Math.floor(today.getTime() / dayMs) * dayMs
  const last = end(1) - 3 * dayMs >= first ? end(1) : end(2)
  return { ahead: (last - 3 * dayMs - first) / dayMs, lastDay: new Date(last) }
}

async function sign(page: Page, days: number): Promise<void> {
  await page.getByRole('button', { name: '签到', exact: true }).click()
  await expect(page.getByRole('button', { name: '今天已签到' })).toBeVisible()
  await expect(page.getByTestId('streak')).toHaveText(`${days} 天`)
}

journey(
  'a member signs in over the end of a month, makes up the one day that was missed, and the seventh pays most',
  async ({ context, page: outside, newMember }, { project: { name: project } }) => {
    const member = newMember('signs')
    const { ahead, lastDay } = daysToMonthEnd()
    await withDays(async (onServer) => {
      const onDay = (day: number, act: (page: Page) => Promise<void>) =>
        onServer(ahead + day, async (koi) => {
          if (day === 0) await openMember(outside.request, koi, member)
          const page = await openAsMember(context, koi, { project, member, path: '/activity/sign' })
          await expect(page.getByRole('heading', { level: 1, name: '每日签到' })).toBeVisible()
          await act(page)
          await page.close()
        })
      for (const day of [0, 1, 2]) await onDay(day, (page) => sign(page, day + 1))
      // The last day of the month is missed.
      await onDay(4, (page) => sign(page, 1))
      await onDay(5, (page) => sign(page, 2))
      await onDay(6, async (page) => {
        await expect(page.getByTestId('streak')).toHaveText('2 天')
        await expect(page.getByTestId('points')).toHaveText('50')
        await page.getByRole('button', { name: '上个月' }).click()
        const missed = `${lastDay.getUTCMonth() + 1} 月 ${lastDay.getUTCDate()} 日`
        await page.getByRole('button', { name: `${missed} 未签到，可以补签` }).click()
        const question = page.getByRole('dialog', { name: `补签 ${missed}` })
        // The fourth day, and what the two after it bring more as the fifth and the sixth.
        await expect(question).toContainText('¥1.68')
        await expect(question).toContainText('30 积分')
        await question.getByRole('button', { name: '用 30 积分补签' }).click()
        await expect(page.getByTestId('streak')).toHaveText('6 天')
        await expect(page.getByTestId('points')).toHaveText('30')
        await sign(page, 7)
        await expect(page.getByText('签到成功，¥8.88 已存入主钱包，另得 50 积分')).toBeVisible()
        await expect(page.getByTestId('points')).toHaveText('80')
        await expect(page.getByRole('button', { name: `${missed} 已补签` })).toBeVisible()
      })
    })
  },
)
