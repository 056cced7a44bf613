import { expectFen, readFen } from '../amounts.ts'
import { expect, journey } from '../journey.ts'
import { logIn } from '../steps/logIn.ts'
import { openMember } from '../steps/memberCalls.ts'
import { goOn, openAsMember, stakeAll, withDays } from '../steps/withDays.ts'

journey(
  'a member plays to the first level, claims its gift once, and finds both in the history and the balance',
  async ({ player, page, koi, newMember }) => {
    const member = newMember('climbs')
    await openMember(page.request, koi, member)
    await page.goto(`/login?redirect=${encodeURIComponent('/user/vip')}`)
    await logIn(page, member)
    await expect(page.getByRole('heading', { name: 'VIP 0 普通会员' })).toBeVisible()
    await expect(page.getByText('还没有礼金')).toBeVisible()

    // One round of all that a new member has completes the turnover of the first level, won or lost.
    await stakeAll(page)

    await player.openVip()
    await expect(page.getByRole('heading', { name: 'VIP 1 青铜', exact: true })).toBeVisible()
    await expect(page.getByText('再完成 ¥9,000.00 流水，立即升为 VIP 2 白银')).toBeVisible()
    const before = await readFen(await player.totalBalance())
    await player.openVip()
    const claim = page.getByRole('button', { name: '领取升级礼金 · VIP 1 ¥8.00' })
    await claim.dblclick()
    await expect(page.getByText('¥8.00 已存入主钱包。')).toBeVisible()
    await expect(page.getByText('已领取')).toBeVisible()
    await expect(claim).toHaveCount(0)

    await page.getByRole('link', { name: '规则与记录' }).click()
    await expect(page.getByRole('heading', { name: '怎样保级' })).toBeVisible()
    await expect(page.getByText('升为 VIP 1')).toBeVisible()
    await expectFen(() => player.totalBalance(), before + 800n)
    await expect(page.getByRole('link', { name: 'VIP 1', exact: true })).toHaveAttribute('href', '/user/vip')
  },
)

/** Days from today, in the business time zone, to the first of a month that far away. */
function daysToMonth(months: number): number {
  const today = new Date(Date.now() + 8 * 3_600_000)
  const first = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + months, 1)
  return (first - Math.floor(today.getTime() / 86_400_000) * 86_400_000) / 86_400_000
}

journey(
  'a level lasts until the end of the month after, and drops when that month did not keep it',
  async ({ context, page: outside, newMember }, { project: { name: project } }) => {
    const member = newMember('drops')
    await withDays(async (onDay) => {
      await onDay(0, async (koi) => {
        await openMember(outside.request, koi, member)
        const page = await openAsMember(context, koi, { project, member, path: '/user/vip' })
        await expect(page.getByRole('heading', { name: 'VIP 0 普通会员' })).toBeVisible()
        await stakeAll(page)
        await goOn(page, '/user/vip')
        await expect(page.getByRole('heading', { name: 'VIP 1 青铜', exact: true })).toBeVisible()
        await expect(page.getByText(/VIP 1 青铜 保留至/)).toBeVisible()
        await page.close()
      })
      await onDay(daysToMonth(1), async (koi) => {
        const page = await openAsMember(context, koi, { project, member, path: '/user/vip/detail' })
        await expect(async () => {
          await page.reload()
          await expect(page.getByText('保级成功，VIP 1')).toBeVisible({ timeout: 2_000 })
        }).toPass()
        await goOn(page, '/user/vip')
        await expect(page.getByRole('heading', { name: 'VIP 1 青铜', exact: true })).toBeVisible()
        await expect(page.getByText(/前再完成 ¥500.00 流水.*起降为 VIP 0/)).toBeVisible()
        await page.close()
      })
      await onDay(daysToMonth(2), async (koi) => {
        const page = await openAsMember(context, koi, { project, member, path: '/user/vip/detail' })
        await expect(async () => {
          await page.reload()
          await expect(page.getByText('降为 VIP 0', { exact: true })).toBeVisible({ timeout: 2_000 })
        }).toPass()
        await goOn(page, '/user/vip')
        await expect(page.getByRole('heading', { name: 'VIP 0 普通会员' })).toBeVisible()
        await expect(page.getByText('已过期').first()).toBeVisible()
        await page.close()
      })
    })
  },
)
