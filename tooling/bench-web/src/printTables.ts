import type { Held } from './evening.ts'
import type { PageFigures, ShellFigures, Times } from './measureShell.ts'
import type { Visit } from './visit.ts'

/** What a run of the bench found for a shell. */
export interface ShellResult extends ShellFigures {
  readonly evening: { readonly early: Held; readonly late: Held; readonly steps: number } | null
}

const kB = (bytes: number) => Number((bytes / 1_000).toFixed(1))
const ms = (time: number) => Math.round(time)
const total = (bytes: Readonly<Record<string, number>>) =>
  Object.values(bytes).reduce((sum, count) => sum + count, 0)

function visitRow({ traffic, ...visit }: Visit) {
  return {
    requests: traffic.requests,
    kB: kB(total(traffic.bytes)),
    scripts: traffic.files['script'] ?? 0,
    'scripts, kB': kB(traffic.bytes['script'] ?? 0),
    sheets: traffic.files['stylesheet'] ?? 0,
    'first content, ms': ms(visit.firstContent),
    'LCP, ms': ms(visit.largestContent),
    CLS: Number(visit.shift.toFixed(4)),
    'TBT, ms': ms(visit.blocked),
    elements: visit.elements,
  }
}

const timeRow = ({ count, median, p95, longest }: Times) => ({
  count,
  median: ms(median),
  p95: ms(p95),
  longest: ms(longest),
})

const each = <Row>(figures: ShellResult, row: (figures: PageFigures) => Row | null) =>
  Object.fromEntries(
    Object.entries({ ...figures.pages, floor: figures.floor }).flatMap(([name, page]) => {
      const cells = row(page)
      return cells === null ? [] : [[name, cells]]
    }),
  )

/** Prints what a shell measures, as tables. */
export function printTables(shell: string, figures: ShellResult): void {
  console.log(`\n${shell}: first visit, at full speed`)
  console.table(each(figures, ({ cold }) => visitRow(cold)))
  console.log(`${shell}: second visit`)
  console.table(each(figures, ({ warm }) => visitRow(warm)))
  console.log(`${shell}: first visit over 50 kB/s`)
  console.table(
    each(figures, ({ slow, earlyTap }) => ({
      'first content, ms': ms(slow.firstContent),
      'kB before it': kB(slow.beforeContent),
      'LCP, ms': ms(slow.largestContent),
      'taken over, ms': ms(slow.takenOver),
      'early tap answered after, ms': ms(earlyTap ?? NaN),
    })),
  )
  const home = figures.pages['home']?.cold.traffic.bytes['script'] ?? NaN
  const floor = figures.floor.cold.traffic.bytes['script'] ?? NaN
  console.log(`${shell}: the scripts of home are ${(home / floor).toFixed(2)} times those of the floor`)
  const scores = {
    Lighthouse: each(figures, ({ lighthouse }) => lighthouse),
    'Lighthouse as a phone': each(figures, ({ lighthouseAsPhone }) => lighthouseAsPhone),
  }
  for (const [what, medians] of Object.entries(scores)) {
    if (Object.keys(medians).length === 0) continue
    console.log(`${shell}: ${what}, medians`)
    console.table(medians)
  }
  console.log(`${shell}: at a quarter of the speed, in ms`)
  const { guest, member } = figures.routeChange
  const timed = Object.entries({
    'change of route, guest': guest,
    'change of route, member': member,
    ...figures.interactions,
  })
  console.table(Object.fromEntries(timed.map(([name, times]) => [name, timeRow(times)])))
  console.log(`${shell}: second visit without a connection, at a quarter of the speed, in ms`)
  console.table(
    Object.fromEntries(
      Object.entries(figures.offline).flatMap(([name, { firstContent, told }]) => [
        [`${name}: first content`, timeRow(firstContent)],
        [`${name}: says it is offline`, timeRow(told)],
      ]),
    ),
  )
}

/** Prints what a page holds early and late in an evening. */
export function printEvening(
  shell: string,
  { early, late, steps }: NonNullable<ShellResult['evening']>,
): void {
  console.log(`${shell}: an evening of ${steps} steps, after a forced collection`)
  console.table({ early, late })
}
