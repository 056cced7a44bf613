import type { Locator, Page } from '@playwright/test'
import { expect, journey } from '../journey.ts'
import { logIn } from '../steps/logIn.ts'
import { openMember } from '../steps/memberCalls.ts'

/** The contrast of an element's text with the ground it stands on, as WCAG 2 computes it. */
function contrastOf(element: Locator): Promise<number> {
  return element.evaluate((node) => {
    const paper = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    if (!paper) throw new Error('there is no canvas')
    const light = (colors: readonly string[]) => {
      paper.fillStyle = '#fff'
      for (const color of ['#fff', ...colors]) {
        paper.fillStyle = color
        paper.fillRect(0, 0, 1, 1)
      }
      const [red = 0, green = 0, blue = 0] = Array.from(paper.getImageData(0, 0, 1, 1).data, (value) => {
        const part = value / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      })
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const grounds: string[] = []
    for (let at: Element | null = node; at; at = at.parentElement)
      grounds.unshift(getComputedStyle(at).backgroundColor)
    const [dark = 0, bright = 0] = [
      light(grounds),
      light([...grounds, getComputedStyle(node).color]),
    ].toSorted((a, b) => a - b)
    return (bright + 0.05) / (dark + 0.05)
  })
}

/** Chooses one of a group and leaves the pointer on it. */
async function choose(page: Page, group: string, name: string | RegExp): Promise<void> {
  const chosen = page.getByRole('radiogroup', { name: group }).getByText(name, { exact: true })
  await chosen.click()
  await expect(page).toHaveURL(/[?&]\w+=/)
  await expect.poll(() => contrastOf(chosen), { message: 'contrast of what is chosen' }).toBeGreaterThan(4.5)
}

journey('what is chosen can be read while the pointer is still on it', async ({ page }) => {
  await page.goto('/game/egame')
  await choose(page, '筛选', '新上架')
  await page.goto('/find/scheduleResults')
  await choose(page, '比赛状态', /^已结束/)
  await page.goto('/login?redirect=/user/betRecord')
  await logIn(page, { account: 'demo', password: 'koi-demo-2026' })
  await expect(page).toHaveURL(/betRecord/)
  await choose(page, '时间范围', '近 7 天')
})

journey('the way a guest was on is kept from login to registration and back', async ({ page }) => {
  await page.goto('/user/betRecord')
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await page.getByRole('link', { name: '注册新账号' }).click()
  await expect(page).toHaveURL(/\/register\?(?:.*&)?redirect=/)
  // Nothing is wrong before the guest has had a chance to do it right.
  await expect(page.getByRole('checkbox', { name: /我已年满/ })).not.toHaveAttribute('aria-invalid', 'true')
  await page.getByRole('link', { name: /去登录/ }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await logIn(page, { account: 'demo', password: 'koi-demo-2026' })
  await expect(page).toHaveURL(/\/user\/betRecord/)
})

journey(
  'a double click opens a dialog once and leaves it open, and an amount that is tabbed or pressed into is replaced',
  async ({ page, koi, newMember }, { project }) => {
    const member = newMember('clicks')
    await openMember(page.request, koi, member)
    await page.goto('/login?redirect=/finance/transfer%3Fvenue=89')
    await logIn(page, member)

    const amount = page.getByLabel('金额', { exact: true })
    await amount.fill('1000')
    await amount.blur()
    await expect(amount).toHaveValue('1,000')
    await amount.focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    await expect(amount).toBeFocused()
    await page.keyboard.type('20')
    await expect(amount).toHaveValue('20')
    await amount.blur()
    await (project.name === 'mobile' ? amount.tap() : amount.click())
    await page.keyboard.type('30')
    await expect(amount).toHaveValue('30')

    await page.getByRole('button', { name: '核对并转账' }).dblclick()
    const review = page.getByRole('dialog')
    await expect(review.getByRole('button', { name: '确认转账' })).toBeVisible()
    await page.evaluate(() => Promise.all(document.getAnimations().map(({ finished }) => finished)))
    await expect(review.getByRole('button', { name: '确认转账' })).toBeVisible()
    await expect(review).toContainText('¥30.00')
  },
)
