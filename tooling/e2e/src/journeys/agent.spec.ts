import { expectFen } from '../amounts.ts'
import { expect, journey } from '../journey.ts'
import { desktopPlayer, mobilePlayer } from '../player.ts'
import { logIn, register } from '../steps/logIn.ts'
import { openMember } from '../steps/memberCalls.ts'
import { openAsMember, stakeAll, withDays } from '../steps/withDays.ts'

journey(
  'a guest learns how agents work, becomes one, and sees the friend who registered by the invite link',
  async ({ page, koi, browser, shell, newMember }) => {
    const member = newMember('agent')
    await openMember(page.request, koi, member)
    await page.goto('/agent')
    await expect(page.getByRole('heading', { name: '怎样合作' })).toBeVisible()
    await page.getByRole('link', { name: '登录后申请' }).click()
    await logIn(page, member)
    await expect(page).toHaveURL(/\/agent$/)
    await expect(page.getByText('还没有邀请到好友')).toBeVisible()
    await page.getByLabel('您打算怎样邀请好友？').fill('在球友群里分享，大家周末一起看球')
    await page.getByRole('button', { name: '提交申请' }).dblclick()
    await expect(page.getByText(/通过，从当天起计算佣金/)).toBeVisible({ timeout: 60_000 })

    await expect(page.getByRole('img', { name: '用您的邀请码注册的二维码' })).toBeVisible()
    const link = await page.getByText(/\/register\?invite_code=/).innerText()
    // The friend has a browser of their own: another tab of this one would be logged in.
    const context = await browser.newContext({ baseURL: shell, locale: 'zh-CN' })
    const friend = await context.newPage()
    await friend.goto(link)
    await expect(friend.getByLabel('邀请码')).toHaveValue(new URL(link).searchParams.get('invite_code') ?? '')
    await expect(friend).toHaveURL(/\/register$/)
    const guest = newMember('guest')
    await register(friend, guest)
    await expect(friend).toHaveURL(/\/(home)?$/)
    await context.close()

    await page.reload()
    await expect(page.getByText(`gu***${guest.account.at(-1)}`)).toBeVisible()
    await expect(page.getByText('本月流水 ¥0.00')).toBeVisible()
    await page.getByRole('tab', { name: '每日佣金' }).click()
    await expect(page.getByText('还没有佣金')).toBeVisible()
    await page.reload()
    await expect(page.getByRole('tab', { name: '每日佣金' })).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByText('还没有佣金')).toBeVisible()
  },
)

journey(
  'what a friend from the invite link stakes is paid to the agent as commission on the day after',
  async ({ browser, context, page: outside, newMember }, { project: { name: project } }) => {
    const member = newMember('earns')
    const friend = newMember('friend')
    await withDays(async (onDay) => {
      await onDay(0, async (koi) => {
        await openMember(outside.request, koi, member)
        const page = await openAsMember(context, koi, { project, member, path: '/agent' })
        await page.getByLabel('您打算怎样邀请好友？').fill('在球友群里分享，大家周末一起看球')
        await page.getByRole('button', { name: '提交申请' }).click()
        await expect(page.getByText(/通过，从当天起计算佣金/)).toBeVisible({ timeout: 60_000 })
        const link = await page.getByText(/\/register\?invite_code=/).innerText()
        const elsewhere = await browser.newContext({ locale: 'zh-CN' })
        const tab = await elsewhere.newPage()
        await tab.goto(link)
        await register(tab, friend)
        await expect(tab).toHaveURL(/\/(home)?$/)
        await stakeAll(tab)
        await elsewhere.close()
        await page.reload()
        await expect(page.getByText('本月流水 ¥1,000.00')).toBeVisible()
        await page.close()
      })
      await onDay(1, async (koi) => {
        const page = await openAsMember(context, koi, { project, member, path: '/agent' })
        await page.getByRole('tab', { name: '每日佣金' }).click()
        await expect(async () => {
          await page.reload()
          await expect(page.getByText('1 位好友投注 ¥1,000.00')).toBeVisible({ timeout: 2_000 })
        }).toPass()
        await expect(page.getByText('+¥1.00')).toBeVisible()
        const player = project === 'mobile' ? mobilePlayer(page) : desktopPlayer(page)
        await expectFen(() => player.totalBalance(), 100_100n)
        await page.close()
      })
    })
  },
)
