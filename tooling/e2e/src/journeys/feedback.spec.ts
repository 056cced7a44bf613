import { expect, journey } from '../journey.ts'
import { logIn } from '../steps/logIn.ts'
import { openMember } from '../steps/memberCalls.ts'
import { openAddress } from '../steps/openAddress.ts'

/** A picture of some colour, as a browser draws it. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

journey(
  'a member sends feedback with a picture, after one was refused and one taken back, and reads the answer',
  async ({ page, koi, player, newMember }) => {
    const member = newMember('tells')
    await openMember(page.request, koi, member)
    await page.goto(`/login?redirect=${encodeURIComponent('/user/feedBack')}`)
    await logIn(page, member)
    await expect(page.getByRole('heading', { level: 1, name: '意见反馈' })).toBeVisible()
    await player.choose('反馈类型', 1)
    await page.getByLabel('说明').fill('轮盘转动的时候画面停住了，\n刷新以后才继续。')

    const picture = (name: string, buffer = dot) => ({ name, mimeType: 'image/png', buffer })
    const add = page.locator('input[type="file"]')
    // It says that it is a picture, and is a page.
    await add.setInputFiles(picture('page.png', Buffer.from('<!doctype html><script>1</script>')))
    await expect(page.getByText('不是 JPG、PNG 或 WebP 图片')).toBeVisible()
    await page.getByRole('button', { name: '移除 图片 1' }).click()
    await add.setInputFiles([picture('one.png'), picture('two.png')])
    await expect(page.getByRole('button', { name: '移除 图片 2' })).toBeVisible()
    await page.getByRole('button', { name: '移除 图片 2' }).click()
    await expect(page.getByRole('img', { name: '图片 1' })).toBeVisible()

    await page.getByRole('button', { name: '提交反馈' }).dblclick()
    await expect(page.getByText('反馈已提交')).toBeVisible()
    await page.getByRole('link', { name: '查看反馈记录' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '反馈记录' })).toBeVisible()
    await expect(page.getByText('轮盘转动的时候画面停住了')).toHaveCount(1)
    await expect(page.getByRole('region', { name: '客服回复' })).toContainText('感谢您的反馈', {
      timeout: 60_000,
    })
    await expect(page.getByText('已回复')).toBeVisible()
    await page.getByRole('button', { name: '查看图片 1' }).click()
    const whole = page.getByRole('dialog').getByRole('img', { name: '图片 1' })
    await expect.poll(() => whole.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1)

    // What stands behind the address is saved, not shown, when a browser is sent there.
    const address = await whole.evaluate((img: HTMLImageElement) => img.src)
    const reply = await page.request.get(address)
    expect(reply.headers()).toMatchObject({
      'content-type': 'image/webp',
      'x-content-type-options': 'nosniff',
      'content-disposition': 'attachment; filename="picture.webp"',
    })
    expect(reply.headers()['content-security-policy']).toContain('sandbox')
    await page.keyboard.press('Escape')
    await openAddress(page, '/user/feedBack')
    await expect(page.getByLabel('说明')).toHaveValue('')
  },
)

journey(
  'a picture that does not arrive is tried again, and what was typed stays',
  async ({ page, koi, player, newMember }) => {
    const member = newMember('retry')
    await openMember(page.request, koi, member)
    await page.goto(`/login?redirect=${encodeURIComponent('/user/feedBack')}`)
    await logIn(page, member)
    await player.choose('反馈类型', 2)
    await page.getByLabel('说明').fill('存款到账比平时慢了一些')
    let broken = true
    await page.route('**/api/f/v1/upload', (route) =>
      broken
        ? route.fulfill({ status: 200, json: { status: false, data: 'not-available' } })
        : route.continue(),
    )
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'one.png', mimeType: 'image/png', buffer: dot })
    const retry = page.getByRole('button', { name: '上传失败，点按重试 图片 1' })
    await expect(retry).toBeVisible()
    broken = false
    await retry.click()
    await expect(page.getByRole('button', { name: '移除 图片 1' })).toBeVisible()
    await expect(retry).toHaveCount(0)
    await expect(page.getByLabel('说明')).toHaveValue('存款到账比平时慢了一些')
    await page.getByRole('button', { name: '提交反馈' }).click()
    await expect(page.getByText('反馈已提交')).toBeVisible()
  },
)
