import type { Browser, Page } from '@playwright/test'
import type { Device } from './devices.ts'
import { openSlow, slow, slowdown } from './routeChanges.ts'
import { settled } from './settled.ts'

/** What a player does in a lobby and among the news, many times over. */
async function type(page: Page): Promise<void> {
  const box = page.getByRole('searchbox')
  await box.click()
  await box.pressSequentially('jinli', { delay: 150 })
  for (let key = 0; key < 5; key += 1) await page.keyboard.press('Backspace', { delay: 100 })
}

async function filter(page: Page): Promise<void> {
  for (const name of ['热门', '新上架', '全部']) await page.getByRole('radio', { name, exact: true }).click()
}

async function openSheet(page: Page, { shell }: Device): Promise<void> {
  await page.getByRole('button', { name: shell === 'mobile' ? '外观与语言' : /^外观/ }).click()
  await page
    .getByRole(shell === 'mobile' ? 'dialog' : 'menu')
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole(shell === 'mobile' ? 'dialog' : 'menu').waitFor({ state: 'detached' })
}

async function switchTab(page: Page): Promise<void> {
  for (const name of ['体育', '游戏', '指南', '全部'])
    await page.getByRole('radio', { name, exact: true }).click()
}

const acts = [
  { name: 'typing', path: '/game/egame', act: type },
  { name: 'filtering', path: '/game/egame', act: filter },
  { name: 'opening a sheet', path: '/', act: openSheet },
  { name: 'switching a tab', path: '/find', act: switchTab },
] as const

/** Notes how long each interaction took until the next paint, as INP counts it; those under 16 ms are not told, and left out. */
async function noteInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const longest = new Map<number, number>()
    Reflect.set(window, 'koiInteractions', longest)
    const note = (entry: PerformanceEntry) => {
      const id = Number(Reflect.get(entry, 'interactionId'))
      if (id > 0) longest.set(id, Math.max(longest.get(id) ?? 0, entry.duration))
    }
    const options: PerformanceObserverInit & { readonly durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    }
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options)
  })
}

async function readInteractions(page: Page): Promise<readonly number[]> {
  await settled(page)
  return await page.evaluate(() => {
    const longest: unknown = Reflect.get(window, 'koiInteractions')
    return longest instanceof Map ? [...longest.values()].map(Number) : []
  })
}

/** How long each kind of interaction took on a slow processor until the next paint, in ms. */
export async function interactions(
  browser: Browser,
  device: Device,
  origin: string,
  rounds: number,
): Promise<Readonly<Record<string, readonly number[]>>> {
  const times: Record<string, readonly number[]> = {}
  for (const { name, path, act } of acts) {
    const page = await openSlow(browser, device, origin + path)
    await act(page, device)
    await slow(page, slowdown)
    await noteInteractions(page)
    for (let round = 0; round < rounds; round += 1) await act(page, device)
    times[name] = await readInteractions(page)
    await page.context().close()
  }
  return times
}
