import type { Browser } from '@playwright/test'
import type { Device } from './devices.ts'
import { interactions } from './interactions.ts'
import { median, p95 } from './numbers.ts'
import { offlineVisits } from './offlineVisits.ts'
import { becomeMember, memberPages, publicPages } from './pages.ts'
import { routeChanges } from './routeChanges.ts'
import { type Preset, runLighthouse, type Scores } from './runLighthouse.ts'
import { type Line, type Visit, tapEarly, visitSlowly, visitTwice } from './visit.ts'

/** A line of 50 kB a second with the answer time of a mobile network. */
const slowLine: Line = { bytesPerSecond: 50_000, latency: 100 }

/** How much is measured. */
export interface Amount {
  /** Runs of Lighthouse for each page. */
  readonly runs: number
  /** How often each way and each interaction is repeated. */
  readonly rounds: number
}

/** Several times in ms, in short. */
export interface Times {
  readonly count: number
  readonly median: number
  readonly p95: number
  readonly longest: number
}

export interface PageFigures {
  readonly cold: Visit
  readonly warm: Visit
  readonly slow: Visit
  /** How long a tap waits on that line that comes before the scripts, in ms; null for what the server does not draw. */
  readonly earlyTap: number | null
  /** As the shell's own kind of device; null for what only members see. */
  readonly lighthouse: Scores | null
  /** The desktop shell as a phone; null for all else. */
  readonly lighthouseAsPhone: Scores | null
}

export interface ShellFigures {
  readonly pages: Readonly<Record<string, PageFigures>>
  /** The same for the floor, on this shell's device. */
  readonly floor: PageFigures
  readonly routeChange: { readonly guest: Times; readonly member: Times }
  readonly interactions: Readonly<Record<string, Times>>
  /** Second visits without a connection: the first content, and the word that there is none. */
  readonly offline: Readonly<Record<string, { readonly firstContent: Times; readonly told: Times }>>
}

export interface Setup {
  readonly browser: Browser
  /** The port by which Lighthouse speaks to the browser. */
  readonly port: number
  readonly origin: string
  readonly floor: string
}

function inShort(times: readonly number[]): Times {
  return { count: times.length, median: median(times), p95: p95(times), longest: Math.max(...times) }
}

/** Measures a shell and, beside it, the floor. */
export async function measureShell(setup: Setup, device: Device, amount: Amount): Promise<ShellFigures> {
  const { browser, port, origin } = setup
  const scores = async (url: string, preset: Preset) =>
    amount.runs > 0 ? await runLighthouse(url, preset, port, amount.runs) : null
  const visits = async (url: string) => ({
    ...(await visitTwice(browser, device, url)),
    slow: await visitSlowly(browser, device, url, slowLine),
    lighthouse: await scores(url, device.shell),
    lighthouseAsPhone: device.shell === 'desktop' ? await scores(url, 'mobile') : null,
  })
  const pages: Record<string, PageFigures> = {}
  for (const { name, path } of await publicPages(browser, device, origin)) {
    const url = origin + path
    pages[name] = { ...(await visits(url)), earlyTap: await tapEarly(browser, device, url, slowLine) }
  }
  for (const { name, path } of memberPages) {
    const login = (page: Parameters<typeof becomeMember>[0]) => becomeMember(page, origin)
    const twice = await visitTwice(browser, device, origin + path, login)
    pages[name] = {
      ...twice,
      slow: await visitSlowly(browser, device, origin + path, slowLine, login),
      earlyTap: null,
      lighthouse: null,
      lighthouseAsPhone: null,
    }
  }
  const acts = Object.entries(await interactions(browser, device, origin, amount.rounds))
  const offline = Object.entries(await offlineVisits(browser, device, origin, amount.rounds))
  const changes = async (who: 'guest' | 'member') =>
    inShort(await routeChanges(browser, device, origin, { who, rounds: amount.rounds }))
  return {
    pages,
    floor: { ...(await visits(setup.floor)), earlyTap: null },
    routeChange: { guest: await changes('guest'), member: await changes('member') },
    interactions: Object.fromEntries(acts.map(([name, times]) => [name, inShort(times)])),
    offline: Object.fromEntries(
      offline.map(([name, seen]) => [
        name,
        {
          firstContent: inShort(seen.map(({ firstContent }) => firstContent)),
          told: inShort(seen.map(({ told }) => told)),
        },
      ]),
    ),
  }
}
