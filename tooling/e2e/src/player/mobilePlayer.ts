import { expect, type Page } from '@playwright/test'
import type { Player } from './player.ts'

/** Goes through the mobile shell by its tab bar; screens without one are left by their back button. */
export function mobilePlayer(page: Page): Player {
  const tabs = page.getByRole('navigation', { name: '主导航' })
  const open = async (tab: string) => {
    const back = page.getByRole('button', { name: '返回' }).first()
    await expect(tabs.or(back).first()).toBeVisible()
    while (!(await tabs.isVisible())) {
      const from = page.url()
      await back.click()
      await page.waitForURL(({ href }) => href !== from)
      await expect(tabs.or(back).first()).toBeVisible()
    }
    await tabs.getByRole('link', { name: tab }).click()
  }
  const openFromMine = async (item: string) => {
    await open('我的')
    await page.getByRole('link', { name: item }).click()
  }
  return {
    page,
    async centralBalance() {
      await open('我的')
      return page.getByTestId('central-balance')
    },
    openTransfer: () => open('转账'),
    openBetRecord: () => openFromMine('投注记录'),
    openPersonal: () => openFromMine('个人资料'),
    openAccounts: () => openFromMine('收款账户'),
    openSlots: () => open('游戏'),
    async choose(label, index) {
      await page.getByRole('combobox', { name: label, exact: true }).click()
      await page.getByRole('option').nth(index).click()
      // The page below takes nothing in before the sheet is gone.
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
    async logOut() {
      await open('我的')
      await page.getByRole('button', { name: '退出登录' }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
    },
  }
}
