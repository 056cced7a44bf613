import { expect, journey } from '../journey.ts'

journey(
  'the desk of the brand answers in its frame, in the language of the player',
  async ({ page, koi }) => {
    await page.goto('/iframeCustomerService')
    await expect(page.getByRole('heading', { level: 1, name: '在线客服' })).toBeVisible()
    const element = page.getByTitle('客服窗口')
    await expect(element).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms')
    await expect(element).toHaveAttribute('src', new RegExp(`^${koi.sandbox}/desk`))
    const frame = page.frameLocator('iframe')
    await expect(frame.getByText('请不要发送密码、验证码或完整卡号')).toBeVisible()
    await frame.getByRole('textbox', { name: '输入问题' }).fill('我的存款怎么还没到账')
    await frame.getByRole('button', { name: '发送' }).click()
    await expect(frame.getByText('请打开存款页里的那笔订单')).toBeVisible()
    await frame.getByRole('textbox', { name: '输入问题' }).fill('验证码 482913')
    await frame.getByRole('button', { name: '发送' }).click()
    await expect(frame.getByText('请不要发给任何人')).toBeVisible()
    await expect(frame.getByText('482913')).toHaveCount(0)
  },
)

journey(
  'a desk of no other site is framed, and the desk is framed by no other site',
  async ({ request, koi, shell }) => {
    const page = await request.get(shell, { headers: { accept: 'text/html' } })
    expect(page.headers()['content-security-policy']).toContain(`frame-src ${koi.sandbox};`)
    const desk = await request.get(`${koi.sandbox}/desk`)
    expect(desk.headers()['content-security-policy']).toMatch(
      new RegExp(`frame-ancestors [^;]*${shell}[^;]*; require-trusted-types-for`),
    )
  },
)

journey.describe('a desk that does not come', () => {
  journey.use({ expectedErrors: /\/desk/ })

  journey('other ways are offered for it, and another try opens it', async ({ page }) => {
    await page.route('**/desk?*', (route) => route.abort())
    await page.goto('/iframeCustomerService')
    await expect(page.getByText('客服页面没有打开')).toBeVisible()
    await expect(page.getByRole('link', { name: '写邮件' })).toHaveAttribute(
      'href',
      'mailto:service@koi.example',
    )
    await expect(page.getByRole('link', { name: '先查帮助' })).toHaveAttribute(
      'href',
      '/help/customer-service',
    )
    await page.unroute('**/desk?*')
    await page.getByRole('button', { name: '重试' }).click()
    await expect(page.frameLocator('iframe').getByRole('heading', { name: '在线客服' })).toBeVisible()
  })
})

journey('customer service is found from the login and from the foot of the page', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: '在线客服' }).click()
  await expect(page).toHaveURL(/\/iframeCustomerService$/)
  await page.goto('/home')
  await expect(page.locator('footer').getByRole('link', { name: '在线客服' })).toBeVisible()
})
