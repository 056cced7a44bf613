import { expect, journey } from '../journey.ts'

journey('a guest finds promotions, signing in, gifts and VIP from home', async ({ page }, { project }) => {
  const mobile = project.name === 'mobile'
  const menu = page.getByRole('navigation', { name: '主导航' })
  await page.goto('/')
  if (mobile) await expect(menu.getByRole('link')).toHaveText(['首页', '优惠', '存款', '发现', '我的'])
  await menu.getByRole('link', { name: '优惠', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: '优惠活动' })).toBeVisible()
  await expect(menu.getByRole('link', { name: '优惠', exact: true })).toHaveAttribute('aria-current', 'page')
  const rewards = page.getByRole('navigation', { name: '签到与礼品' })
  await rewards.getByRole('link', { name: /每日签到/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '每日签到' })).toBeVisible()
  await page.goBack()
  await rewards.getByRole('link', { name: /礼品兑换/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '礼品兑换' })).toBeVisible()
  await page.goto('/')
  const vip = mobile
    ? page.getByRole('navigation', { name: '快捷入口' }).getByRole('link', { name: 'VIP 特权' })
    : menu.getByRole('link', { name: 'VIP', exact: true })
  await vip.click()
  await expect(page).toHaveURL(/\/login\?redirect=%2Fuser%2Fvip$/)
})
