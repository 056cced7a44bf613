import { expect, journey } from '../journey.ts'

journey(
  'the page of the app shows the steps of this device first, and a code of the mobile shell',
  async ({ page, koi }, { project }) => {
    await page.goto('/download')
    const own = project.name === 'mobile' ? 'Android' : '电脑'
    await expect(page.getByRole('radio', { name: own })).toBeChecked()
    await expect(page.getByRole('radio').first()).toHaveAccessibleName(own)
    await page.getByRole('radio', { name: 'iPhone / iPad' }).click()
    await expect(page.getByText('在列表里选“添加到主屏幕”。')).toBeVisible()
    await expect(page.getByRole('img', { name: '手机版网址的二维码' })).toBeVisible()
    await expect(page.getByText(`${koi.mobile}/`, { exact: true })).toBeVisible()
  },
)

journey('the browser’s offer to install becomes a button, and asks once', async ({ page }) => {
  await page.goto('/download')
  // The server draws the page; only the shell hears the browser.
  await expect(page.getByRole('heading', { name: '安装步骤' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: '下载应用' })).toBeVisible()
  await expect(page.getByRole('button', { name: '安装', exact: true })).toHaveCount(0)
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    dispatchEvent(
      Object.assign(offer, {
        prompt: async () => undefined,
        userChoice: Promise.resolve({ outcome: 'accepted' }),
      }),
    )
  })
  await page.getByRole('button', { name: '安装', exact: true }).click()
  await expect(page.getByText('已经安装在这台设备上。')).toBeVisible()
})

journey(
  'an offer to install that the browser makes before the scripts have come becomes a button as well',
  async ({ page }) => {
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        const offer = new Event('beforeinstallprompt', { cancelable: true })
        dispatchEvent(
          Object.assign(offer, {
            prompt: async () => undefined,
            userChoice: Promise.resolve({ outcome: 'accepted' }),
          }),
        )
      }),
    )
    await page.goto('/download')
    await page.getByRole('button', { name: '安装', exact: true }).click()
    await expect(page.getByText('已经安装在这台设备上。')).toBeVisible()
  },
)

journey('the manifest names the brand, and its icons are served', async ({ page, request, shell }) => {
  await page.goto('/download')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const reply = await request.get(`${shell}${href}`)
  expect(reply.headers()['content-type']).toContain('application/manifest+json')
  const manifest: { name: string; display: string; icons: { src: string; sizes: string }[] } =
    await reply.json()
  expect([manifest.name, manifest.display]).toEqual(['锦鲤', 'standalone'])
  for (const { src } of manifest.icons)
    expect((await request.get(`${shell}${src}`)).headers()['content-type']).toBe('image/png')
})
