import type { Page } from '@playwright/test'
import { expect, journey } from '../journey.ts'
import { startServer } from '../startServer.ts'
import { logIn } from '../steps/logIn.ts'
import { openMember } from '../steps/memberCalls.ts'

journey(
  'a member reads a message, removes it and takes that back, and marks a box as read: the count follows',
  async ({ player, page, koi, newMember }, { project }) => {
    const member = newMember('reads')
    await openMember(page.request, koi, member)
    await page.goto('/login')
    await logIn(page, member)
    await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible()
    // Where the shell always shows it: without a reload, in this tab and in another one of the browser.
    const unread = (tab: Page, count: number) =>
      expect(
        project.name === 'mobile'
          ? tab.getByRole('navigation', { name: '主导航' }).getByText(`${count} 条未读消息`)
          : tab.getByRole('banner').getByText(`${count} 条未读消息`),
      ).toBeAttached({ timeout: 10_000 })
    await unread(page, 5)
    const other = await page.context().newPage()
    await other.goto('/user')
    await unread(other, 5)
    await player.openMessages()
    await expect(page.getByRole('tab', { name: '站内信 2' })).toBeVisible()
    // The account was opened on another device, so the member is told of this one.
    await expect(page.getByRole('link', { name: /新设备登录/ })).toBeVisible()
    await page.getByRole('link', { name: /欢迎加入/ }).click()
    await expect(page.getByRole('heading', { level: 1, name: '欢迎加入' })).toBeVisible()
    await expect(page.getByRole('link', { name: '去存款' })).toHaveAttribute('href', '/finance/deposit')
    await page.goBack()
    await expect(page.getByRole('tab', { name: '站内信 1' })).toBeVisible()

    await page.getByRole('button', { name: '删除：欢迎加入' }).click()
    await expect(page.getByRole('link', { name: /欢迎加入/ })).toHaveCount(0)
    await page.getByRole('button', { name: '撤销' }).click()
    await expect(page.getByRole('link', { name: /欢迎加入/ })).toBeVisible()

    await page.getByRole('tab', { name: '公告 2' }).click()
    await page.getByRole('button', { name: '全部标为已读' }).click()
    await expect(page.getByRole('tab', { name: '公告', exact: true })).toBeVisible()
    await unread(other, 2)
    await other.close()
    await page.reload()
    await expect(page.getByRole('tab', { name: '公告', exact: true })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(page.getByRole('tab', { name: '优惠 1' })).toBeVisible()
    await page.getByRole('link', { name: /每周一清晨例行维护/ }).click()
    await expect(page.getByText('维护期间，场馆里的余额仍算在您的总额里')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/box=announcement/)
  },
)

journey(
  'an announcement stands over the home page until the member asks not to see it again, on any device',
  async ({ context, browser }, { project }) => {
    const koi = await startServer({ popups: true })
    try {
      const shell = project.name === 'mobile' ? koi.mobile : koi.desktop
      const demo = { account: 'demo', password: 'koi-demo-2026' }
      const page = await context.newPage()
      const announcement = page.getByRole('dialog', { name: '这里的钱都是模拟资金' })
      await page.goto(`${shell}/login`)
      await logIn(page, demo)
      await expect(announcement).toBeVisible()
      await announcement.getByRole('button', { name: '知道了' }).click()
      await expect(announcement).toHaveCount(0)
      await page.reload()
      await expect(announcement).toBeVisible()
      await announcement.getByRole('checkbox', { name: '不再显示这条公告' }).check()
      await announcement.getByRole('button', { name: '知道了' }).click()
      await expect(announcement).toHaveCount(0)

      const elsewhere = await (await browser.newContext({ locale: 'zh-CN' })).newPage()
      await elsewhere.goto(`${shell}/login?redirect=/user/message?box=announcement`)
      await logIn(elsewhere, demo)
      await expect(elsewhere.getByRole('button', { name: '标为已读：每周一清晨例行维护' })).toBeVisible()
      await expect(elsewhere.getByRole('button', { name: '标为已读：这里的钱都是模拟资金' })).toHaveCount(0)
      await elsewhere.context().close()
      await page.close()
    } finally {
      await koi.stop()
    }
  },
)
