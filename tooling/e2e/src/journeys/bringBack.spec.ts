import { expectFen } from '../amounts.ts'
import { expect, journey } from '../journey.ts'
import { logIn } from '../steps/logIn.ts'
import { openMember } from '../steps/memberCalls.ts'
import { openAddress } from '../steps/openAddress.ts'

journey(
  'money in a venue counts in the total of every page of money, and one press there brings it back',
  async ({ page, koi, newMember }, { project }) => {
    const mobile = project.name === 'mobile'
    const member = newMember('brings')
    await openMember(page.request, koi, member)
    await page.goto('/login?redirect=/finance/transfer%3Fvenue=89')
    await logIn(page, member)
    await page.getByLabel('金额', { exact: true }).fill('300')
    const review = page.getByRole('button', { name: '核对并转账' })
    const dialog = page.getByRole('dialog')
    await review.click()
    await expect(dialog.getByRole('button', { name: '确认转账' })).toBeVisible()
    if (mobile) {
      // Back closes what lies over the page, and stays on the page.
      await page.goBack()
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL(/\/finance\/transfer\?venue=89$/)
      await review.click()
    }
    await dialog.getByRole('button', { name: '确认转账' }).click()
    await dialog.getByRole('button', { name: '完成' }).click()

    const back = page.getByRole('button', { name: '把 ¥300.00 转回主钱包' }).last()
    for (const path of ['/finance/deposit', '/finance/withdraw', '/user/personal', '/home']) {
      // On a phone the member's own figures stand above their menu.
      await openAddress(page, mobile && path === '/user/personal' ? '/user' : path)
      await expectFen(page.getByTestId('central-balance').last(), 70_000n)
      await expectFen(page.getByTestId('venues-balance').last(), 30_000n)
      if (mobile || path === '/home') await expectFen(page.getByTestId('total-balance').last(), 100_000n)
      await expect(back).toBeVisible()
    }
    if (!mobile) {
      const header = page.getByRole('banner')
      await expectFen(header.getByTestId('total-balance'), 100_000n)
      await expect(header.getByRole('button', { name: '把 ¥300.00 转回主钱包' })).toBeVisible()
    }

    await back.dblclick()
    await expect(dialog).toContainText('长灯电子')
    await expect(dialog.getByText('¥300.00').first()).toBeVisible()
    if (mobile) {
      await page.goBack()
      await expect(dialog).toHaveCount(0)
      await expect(page).toHaveURL(/\/home$/)
      await back.click()
    }
    await dialog.getByRole('button', { name: '确认转回' }).click()
    await dialog.getByRole('button', { name: '完成' }).click()
    await expectFen(page.getByTestId('central-balance').last(), 100_000n)
    await expect(page.getByRole('button', { name: /^把 .+ 转回主钱包$/ })).toHaveCount(0)
  },
)
