import type { Budgets } from './budget.ts'
import type { ComponentSize } from './componentSize.ts'

const kB = (bytes: number) => (bytes / 1000).toFixed(2).padStart(6)

/** The table as text, heaviest first. */
export function budgetTable(sizes: readonly ComponentSize[], budgets: Budgets): string {
  const rows = sizes
    .toSorted((a, b) => b.script + b.style - a.script - a.style)
    .map(({ name, script, style }) => {
      const budget = budgets[name]
      const of = (value: number | undefined) => (value === undefined ? '   –' : value.toFixed(1).padStart(4))
      return `${name.padEnd(18)}${kB(script)} /${of(budget?.script)}  ${kB(style)} /${of(budget?.style)}  ${kB(script + style)}`
    })
  return ['kB, brotli        script / max   style / max   both', ...rows].join('\n')
}
