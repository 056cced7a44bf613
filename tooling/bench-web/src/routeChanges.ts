import type { Browser, Page } from '@playwright/test'
import type { Device } from './devices.ts'
import { becomeMember } from './pages.ts'
import { settled } from './settled.ts'

/** The pages that are gone through by links, over and over, each from the one before. */
const ways = {
  guest: {
    desktop: ['/game/egame', '/venue/lottery', '/find', '/venue/sports', '/activity/discount', '/home'],
    mobile: ['/activity/discount', '/find', '/home'],
  },
  member: {
    desktop: ['/finance/deposit', '/user/betRecord', '/finance/transfer', '/user/personal', '/home'],
    mobile: ['/user', '/activity/discount', '/find', '/home'],
  },
} as const

/** A processor so many times as slow, as Chromium emulates it. */
export const slowdown = 4

/** A page on a slow processor, as a returning player has it: its scripts are there, and so are the pages that were open. */
export async function openSlow(browser: Browser, device: Device, url: string): Promise<Page> {
  const page = await browser.newPage({ ...device.context, serviceWorkers: 'block' })
  await page.goto(url, { waitUntil: 'networkidle' })
  return page
}

export async function slow(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
}

/** From the tap on a link until the first screen of where it leads is painted, with nothing in it left to load, in ms. */
async function timeChange(page: Page, { shell }: Device, path: string): Promise<number> {
  const link = page.locator(`a[href="${path}"]`).filter({ visible: true }).first()
  // A mouse comes to rest on a link before it presses it; a finger does not.
  if (shell === 'desktop') {
    await link.hover()
    await settled(page)
  }
  const painted = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const before = document.title
        const start = ({ timeStamp }: Event) => {
          // To ask in every frame would make the browser draw frames that the page does not need.
          const observer = new MutationObserver(() => {
            if (document.title === before || document.querySelector('main [aria-busy="true"]')) return
            observer.disconnect()
            // The frame that shows it is painted before the next task, which is this one and nothing that the page has waiting.
            requestAnimationFrame(() => {
              const painted = () => resolve(performance.now() - timeStamp)
              void scheduler.postTask(painted, { priority: 'user-blocking' })
            })
          })
          observer.observe(document, {
            subtree: true,
            childList: true,
            characterData: true,
            attributeFilter: ['aria-busy'],
          })
        }
        addEventListener('click', start, { capture: true, once: true })
      }),
  )
  const [time] = await Promise.all([painted, link.click()])
  await settled(page)
  return time
}

/** How long warm changes of the route take on a slow processor, in ms: each way once to warm up, then `rounds` times. */
export async function routeChanges(
  browser: Browser,
  device: Device,
  origin: string,
  { who, rounds }: { readonly who: keyof typeof ways; readonly rounds: number },
): Promise<readonly number[]> {
  const page = await openSlow(browser, device, `${origin}/`)
  if (who === 'member') await becomeMember(page, origin)
  const round = async () => {
    const times: number[] = []
    for (const path of ways[who][device.shell]) times.push(await timeChange(page, device, path))
    return times
  }
  await round()
  await slow(page, slowdown)
  const times: number[] = []
  for (let turn = 0; turn < rounds; turn += 1) times.push(...(await round()))
  await page.context().close()
  return times
}
