import { expect, journey } from '../journey.ts'

journey(
  'another language is that of everything on the page at once, what components say by themselves included',
  async ({ page }, { project }) => {
    await page.goto('/')
    const stop = (notice: string, name: string) =>
      page.getByRole('region', { name: notice }).getByRole('button', { name })
    await expect(stop('公告', '暂停')).toBeVisible()
    if (project.name === 'mobile') {
      await page.getByRole('button', { name: '外观与语言' }).click()
      await page.getByRole('dialog', { name: '外观与语言' }).getByText('English').click()
    } else {
      await page.getByRole('button', { name: /语言/ }).click()
      await page.getByRole('menuitem', { name: 'English' }).click()
    }
    await expect(stop('Notice', 'Pause')).toBeVisible()
    // Names of games come with the reply to a call of their own.
    await expect
      .poll(async () => {
        const labels = await page
          .locator('[aria-label]')
          .evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label') ?? ''))
        return labels.filter((label) => /\p{Script=Han}/u.test(label))
      })
      .toEqual([])
  },
)
