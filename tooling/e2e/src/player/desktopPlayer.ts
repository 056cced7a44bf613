import type { Page } from '@playwright/test'
import type { Player } from './player.ts'

async function openAccountMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: '账户菜单' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Goes through the desktop shell by its header. */
export function desktopPlayer(page: Page): Player {
  const header = page.getByRole('banner')
  return {
    page,
    centralBalance: async () => header.getByTestId('central-balance'),
    async choose(label, index) {
      await page.getByLabel(label, { exact: true }).selectOption({ index })
    },
    openTransfer: () => openAccountMenu(page, '转账'),
    openBetRecord: () => openAccountMenu(page, '投注记录'),
    openPersonal: () => openAccountMenu(page, '个人资料'),
    openAccounts: () => openAccountMenu(page, '收款账户'),
    openSlots: () =>
      page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '电子' }).click(),
    logOut: () => openAccountMenu(page, '退出登录'),
  }
}
