import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, journey } from '../journey.ts'
import { logIn } from '../steps/logIn.ts'
import { openMember } from '../steps/memberCalls.ts'

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('t'))
const isMember = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: '个人资料' })).toBeVisible()

async function openTab(context: BrowserContext, path: string): Promise<Page> {
  const tab = await context.newPage()
  await tab.goto(path)
  return tab
}

async function otherDevice(browser: Browser, shell: string, page: Page): Promise<Page> {
  const context = await browser.newContext({
    baseURL: shell,
    locale: 'zh-CN',
    viewport: page.viewportSize(),
  })
  return openTab(context, '/login?redirect=/user/personal')
}

journey(
  'a new tab opens logged in with a token of its own; logging out leaves here, all tabs, or another device',
  async ({ page, player, context, browser, shell, koi, newMember }) => {
    const member = newMember('tabs')
    await openMember(page.request, koi, member)
    await page.goto('/login?redirect=/user/personal')
    await logIn(page, member)
    await isMember(page)

    const second = await openTab(context, '/user/personal')
    await isMember(second)
    expect(await tokenOf(second)).not.toBe(await tokenOf(page))
    const third = await openTab(context, '/user/personal')
    await isMember(third)
    const elsewhere = await otherDevice(browser, shell, page)
    await logIn(elsewhere, member)
    await isMember(elsewhere)

    // Here: the other tabs stay.
    await player.startLogOut()
    await page.getByRole('alertdialog').getByRole('button', { name: '仅退出此页面' }).click()
    await expect.poll(() => tokenOf(page)).toBeNull()
    await second.reload()
    await isMember(second)

    // All: every tab of this browser, and no other device.
    await page.goto('/user/personal')
    await isMember(page)
    await player.startLogOut()
    await page.getByRole('alertdialog').getByRole('button', { name: '退出所有页面' }).click()
    for (const tab of [page, second, third]) await expect.poll(() => tokenOf(tab)).toBeNull()
    await elsewhere.reload()
    await isMember(elsewhere)

    // There: a device is logged out from another one.
    await page.goto('/login?redirect=/user/personal')
    await logIn(page, member)
    await isMember(page)
    await page.getByRole('button', { name: '退出其他设备' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
    await expect(page.getByText('已退出登录')).toBeVisible()
    await elsewhere.reload()
    // Over the page that it had opened already, or in its place.
    await expect(elsewhere.getByText('登录已失效，请重新登录').first()).toBeVisible()
    await elsewhere.context().close()
  },
)
