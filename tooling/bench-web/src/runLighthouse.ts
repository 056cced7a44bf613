import lighthouse, { desktopConfig } from 'lighthouse'
import { median } from './numbers.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Medians of several runs of Lighthouse: scores of 100, times in ms. */
export type Scores = Readonly<
  Record<(typeof categories)[number] | 'firstContent' | 'largestContent' | 'blocked' | 'shift', number>
>

const audits = {
  firstContent: 'first-contentful-paint',
  largestContent: 'largest-contentful-paint',
  blocked: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const

/** The device that Lighthouse takes itself for. */
export type Preset = 'desktop' | 'mobile'

async function runOnce(url: string, preset: Preset, port: number): Promise<Scores> {
  const result = await lighthouse(
    url,
    { port, output: 'json', logLevel: 'error', onlyCategories: [...categories] },
    preset === 'desktop' ? desktopConfig : undefined,
  )
  const report = result?.lhr
  if (!report || report.runtimeError)
    throw new Error(`${url}: ${report?.runtimeError?.message ?? 'no report'}`)
  const figure = (id: string) => report.audits[id]?.numericValue ?? NaN
  const score = (id: string) => Math.round((report.categories[id]?.score ?? NaN) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    firstContent: figure(audits.firstContent),
    largestContent: figure(audits.largestContent),
    blocked: figure(audits.blocked),
    shift: figure(audits.shift),
  }
}

/**
 * The medians of Lighthouse for an address, by a browser whose debugging port is known.
 *
 * @throws Error when Lighthouse cannot load the page.
 */
export async function runLighthouse(
  url: string,
  preset: Preset,
  port: number,
  runs: number,
): Promise<Scores> {
  const reports: Scores[] = []
  for (let run = 0; run < runs; run += 1) reports.push(await runOnce(url, preset, port))
  const middle = (name: keyof Scores) => median(reports.map((report) => report[name]))
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    'best-practices': middle('best-practices'),
    seo: middle('seo'),
    firstContent: middle('firstContent'),
    largestContent: middle('largestContent'),
    blocked: middle('blocked'),
    shift: middle('shift'),
  }
}
