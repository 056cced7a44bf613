import { type Browser, chromium, type Page } from '@playwright/test'
import { chromiumLaunch } from '../chromiumLaunch.ts'
import { startServer } from '../startServer.ts'
import { tasksOf, tellTasks } from './tasksOf.ts'

const titles = 5_000
/** Scrolled with each frame, in px: some 7,000 a second, as by a hard throw. */
const wheel = 120
/**
 * The longest task in ms while the grid scrolls, on a processor that is four times as slow, and while somebody searches, on
 * this one: a frame. Times are of the processor, multiplied; the slowdown that a browser emulates takes what other programs
 * use for its own on a busy machine.
 */
const parts = { scroll: { slower: 4, limit: 50 }, search: { slower: 1, limit: 1_000 / 60 } } as const

interface Venue {
  readonly gameType: string
  readonly games: readonly { readonly id: string; readonly name: string }[]
}

/** The list of games with the slot games of each venue over and over, under names and ids of their own. */
function multiplied(reply: { readonly data: { readonly venues: readonly Venue[] } }): object {
  const { venues } = reply.data
  const slots = venues.filter(({ gameType }) => gameType === 'slots')
  const each = Math.ceil(titles / slots.length)
  const many = (venue: Venue): Venue => ({
    ...venue,
    games: Array.from({ length: each }, (_, index) => {
      const game = venue.games[index % venue.games.length] ?? { id: '', name: '' }
      return { ...game, id: `${game.id}x${index}`, name: `${game.name} ${index}`, sort: index + 1 }
    }),
  })
  return {
    ...reply,
    data: {
      ...reply.data,
      venues: venues.map((venue) => (venue.gameType === 'slots' ? many(venue) : venue)),
    },
  }
}

async function openLobby(browser: Browser, origin: string, width: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height: 900 } })
  await page.route('**/findmed/v1/game/list*', async (route) => {
    const reply = await route.fetch()
    await route.fulfill({ response: reply, json: multiplied(await reply.json()) })
  })
  // With a query the page is left to the browser, which then asks for the list.
  await page.goto(`${origin}/game/egame?multiplied=1`)
  await page
    .getByText(/\b50\d\d\b/)
    .first()
    .waitFor()
  // What the start left to do is not the lobby's.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  return page
}

async function measure(browser: Browser, origin: string, width: number) {
  const page = await openLobby(browser, origin, width)
  await page.mouse.move(width / 2, 700)
  const scroll = await tasksOf(browser, page, async () => {
    for (let step = 0; step < 240; step += 1) {
      await page.mouse.wheel(0, wheel)
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
    }
  })
  await page.evaluate(() => scrollTo(0, 0))
  const box = page.getByRole('searchbox')
  await box.click()
  const search = await tasksOf(browser, page, async () => {
    await box.pressSequentially('jinli', { delay: 120 })
    await box.fill('九')
    await box.fill('')
  })
  await page.close()
  return { scroll, search }
}

const koi = await startServer()
const browser = await chromium.launch(await chromiumLaunch())
try {
  const shells = [
    ['desktop', koi.desktop, 1440],
    ['mobile', koi.mobile, 375],
  ] as const
  for (const [name, origin, width] of shells) {
    const tasks = await measure(browser, origin, width)
    for (const part of ['scroll', 'search'] as const) {
      const { slower, limit } = parts[part]
      const { told, failed } = tellTasks(tasks[part], { slower, limit })
      console.log(`${name} ${part}: ${told}`)
      if (failed) process.exitCode = 1
    }
  }
} finally {
  await browser.close()
  await koi.stop()
}
