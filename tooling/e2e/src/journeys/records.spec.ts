import type { Page } from '@playwright/test'
import { expect, journey } from '../journey.ts'
import { answerRows, records } from '../bench/recordRows.ts'
import { enterAsDemo } from '../steps/logIn.ts'

const day = 86_400_000

/** Days around the last change of clocks in a zone, the first and the last of three, as the business zone counts them. */
function daysOfClockChange(timeZone: string): { readonly from: string; readonly to: string } {
  const offsetAt = (time: number) =>
    new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
      .formatToParts(time)
      .find(({ type }) => type === 'timeZoneName')?.value
  let time = Date.now() - 2 * day
  while (offsetAt(time) === offsetAt(time - day)) time -= day
  const inBusinessZone = (at: number) => new Date(at + 8 * 3_600_000).toISOString().slice(0, 10)
  return { from: inBusinessZone(time - day), to: inBusinessZone(time + day) }
}

interface Place {
  readonly index: string
  readonly text: string
  readonly top: number
}

/** The first row that is whole in sight, and where it stands. */
function firstInSight(page: Page): Promise<Place> {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('[data-index]')]
    const row = rows.find((one) => one.getBoundingClientRect().top > 120)
    const top = Math.round(row?.getBoundingClientRect().top ?? -1)
    return { index: row?.dataset['index'] ?? '', text: row?.innerText ?? '', top }
  })
}

/** Waits until the row is where it was, to the pixels that rounding takes: by those another may have become the first in sight. */
async function expectPlace(page: Page, { index, text, top }: Place): Promise<void> {
  const row = page.locator(`[data-index="${index}"]`)
  await expect
    .poll(async () => {
      const [seen] = await row.evaluateAll((rows: HTMLElement[]) =>
        rows.map((one) => ({ text: one.innerText, top: one.getBoundingClientRect().top })),
      )
      if (!seen) return null
      return { text: seen.text, near: Math.abs(seen.top - top) <= 2 ? true : seen.top - top }
    })
    .toEqual({ text, near: true })
}

/** Goes to another page: within the desktop shell by a link above, pressed without going up to it; on a phone as from a bookmark. */
async function leave(page: Page, shell: string): Promise<void> {
  if (shell === 'mobile') await page.goto('/help/account')
  else
    await page
      .getByRole('banner')
      .getByRole('link')
      .first()
      .evaluate((link) => {
        if (link instanceof HTMLElement) link.click()
      })
  await expect(page).not.toHaveURL(/Record/)
}

for (const timezoneId of ['America/New_York', 'Europe/Berlin']) {
  journey.describe(`for a player in ${timezoneId}, where clocks change`, () => {
    journey.use({ timezoneId })

    journey(
      'days around the change are whole business days, one after the other',
      async ({ page }, { project }) => {
        await enterAsDemo(page)
        const { from, to } = daysOfClockChange(timezoneId)
        for (const [path, call] of [
          ['/user/betRecord', '/member/record/game'],
          ['/user/transRecord', '/member/record/trans'],
        ] as const) {
          const asked = page.waitForRequest((request) => new URL(request.url()).pathname.endsWith(call))
          await page.goto(`${path}?from=${from}&to=${to}`)
          const query = new URL((await asked).url()).searchParams
          expect(query.get('start')).toBe(new Date(`${from}T00:00:00+08:00`).toISOString())
          expect(query.get('end')).toBe(new Date(Date.parse(`${to}T00:00:00+08:00`) + day).toISOString())
        }

        // A day out of the calendar of the shell is that business day, too.
        if (project.name === 'mobile') await page.getByRole('button', { name: '筛选' }).click()
        await page.getByRole('button', { name: '在日历中选择结束日期' }).click()
        const calendar = page.getByRole('dialog', { name: '在日历中选择结束日期' })
        const middle = new Date(Date.parse(to) - day).toISOString().slice(0, 10)
        if (middle.slice(0, 7) !== to.slice(0, 7))
          await calendar.getByRole('button', { name: '上个月' }).click()
        const [, month, date] = middle.split('-').map(Number)
        const asked = page.waitForRequest((request) => request.url().includes('/member/record/trans?'))
        await calendar.getByRole('button', { name: `${month} 月 ${date} 日`, exact: true }).click()
        const end = new URL((await asked).url()).searchParams.get('end')
        expect(end).toBe(new Date(`${to}T00:00:00+08:00`).toISOString())
        await expect(page.getByLabel('结束日期', { exact: true })).toHaveValue(middle)
      },
    )
  })
}

journey(
  'filter and place of a long record survive a reload and the way back',
  async ({ page }, { project }) => {
    await enterAsDemo(page)
    // Nobody moves money ten thousand times here: the record is answered, everything else is the server's.
    for (const record of records) {
      await answerRows(page, record, Date.now())
      await page.goto(`${record.path}?range=-1&${record.filter}`)
      await expect(page.getByLabel('合计')).toContainText('10,000')
      await expect(page.locator('[data-index="0"]')).toBeVisible()
      // Further down than the first pages of rows.
      await page.mouse.move(180, 500)
      await expect
        .poll(async () => {
          await page.mouse.wheel(0, 900)
          return page.locator('[data-index]').evaluateAll((rows) => Number(rows.at(-1)?.dataset['index']))
        })
        .toBeGreaterThan(100)
      // What was thrown comes to rest.
      let before = ''
      await expect
        .poll(async () => {
          const [last, now] = [before, JSON.stringify(await firstInSight(page))]
          before = now
          return now === last
        })
        .toBe(true)
      const left = await firstInSight(page)
      expect(left.text).not.toBe('')

      await page.reload()
      await expectPlace(page, left)
      await expect(page).toHaveURL(new RegExp(record.filter))
      await leave(page, project.name)
      await page.goBack()
      await expect(page).toHaveURL(new RegExp(record.filter))
      await expectPlace(page, left)
      await page.unrouteAll({ behavior: 'wait' })
    }
  },
)
