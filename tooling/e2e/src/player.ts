import { expect, type Locator, type Page } from '@playwright/test'

/** What a person does differently in the two shells. */
export interface Player {
  readonly page: Page
  /** All that the member has, where the shell always shows it. */
  totalBalance(): Promise<Locator>
  openTransfer(): Promise<void>
  openBetRecord(): Promise<void>
  openPersonal(): Promise<void>
  openAccounts(): Promise<void>
  openVip(): Promise<void>
  openMessages(): Promise<void>
  openTransactions(): Promise<void>
  openSlots(): Promise<void>
  /** Chooses the option at an index in the list a label names. */
  choose(label: string, index: number): Promise<void>
  /** Presses the button; a question may follow. */
  startLogOut(): Promise<void>
  logOut(): Promise<void>
}

async function openAccountMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: '账户菜单' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** Goes through the desktop shell by its header. */
export function desktopPlayer(page: Page): Player {
  const header = page.getByRole('banner')
  return {
    page,
    totalBalance: async () => header.getByTestId('total-balance'),
    async choose(label, index) {
      await page.getByLabel(label, { exact: true }).selectOption({ index })
    },
    openTransfer: () => openAccountMenu(page, '转账'),
    openBetRecord: () => openAccountMenu(page, '投注记录'),
    openPersonal: () => openAccountMenu(page, '个人资料'),
    openAccounts: () => openAccountMenu(page, '收款账户'),
    openVip: () => openAccountMenu(page, 'VIP 特权'),
    openTransactions: () => openAccountMenu(page, '交易记录'),
    openMessages: () => header.getByRole('link', { name: '消息中心' }).click(),
    openSlots: () =>
      page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '电子' }).click(),
    startLogOut: () => openAccountMenu(page, '退出登录'),
    logOut: () => openAccountMenu(page, '退出登录'),
  }
}

/** Goes through the mobile shell by its tab bar; screens without one are left by their back button. */
export function mobilePlayer(page: Page): Player {
  const tabs = page.getByRole('navigation', { name: '主导航' })
  const open = async (tab: string) => {
    const back = page.getByRole('button', { name: '返回' }).first()
    await expect(tabs.or(back).first()).toBeVisible()
    while (!(await tabs.isVisible())) {
      // The address changes before the screen does: only another heading says that the way back can be looked at again.
      const heading = page.getByRole('heading', { level: 1 })
      const left = await heading.innerText()
      await back.click()
      await expect(heading).not.toHaveText(left)
      await expect(tabs.or(back).first()).toBeVisible()
    }
    const link = tabs.getByRole('link', { name: tab })
    await link.click()
    // The screen before has shortcuts and a balance of its own, and stays until the tab's is there.
    await expect(link).toHaveAttribute('aria-current', 'page')
  }
  const openFromMine = async (item: string) => {
    await open('我的')
    await page.getByRole('link', { name: item }).click()
  }
  const startLogOut = async () => {
    await open('我的')
    await page.getByRole('button', { name: '退出登录' }).click()
  }
  return {
    page,
    startLogOut,
    async totalBalance() {
      await open('我的')
      return page.getByTestId('total-balance')
    },
    openTransfer: () => openFromMine('转账'),
    openBetRecord: () => openFromMine('投注记录'),
    openPersonal: () => openFromMine('个人资料'),
    openAccounts: () => openFromMine('收款账户'),
    openVip: () => openFromMine('VIP 特权'),
    openTransactions: () => openFromMine('交易记录'),
    openMessages: () => openFromMine('消息中心'),
    async openSlots() {
      await open('首页')
      await page.getByRole('button', { name: '电子', exact: true }).click()
      await page.getByRole('link', { name: '进入电子大厅' }).click()
    },
    async choose(label, index) {
      await page.getByRole('combobox', { name: label, exact: true }).click()
      await page.getByRole('option').nth(index).click()
      // The page below takes nothing in before the sheet is gone.
      await expect(page.getByRole('dialog')).toHaveCount(0)
    },
    async logOut() {
      await startLogOut()
      await page.getByRole('alertdialog').getByRole('button', { name: '退出登录' }).click()
    },
  }
}
