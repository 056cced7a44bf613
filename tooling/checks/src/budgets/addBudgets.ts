import type { Budgets } from './budget.ts'
import type { ComponentSize } from './componentSize.ts'

/** A tenth above what it weighs now, in steps of 0.1 kB. */
const roomy = (bytes: number) => Math.ceil(bytes / 90) / 10

/** The table with a line for each component, in order of names: lines that are there stay, those of gone components go. */
export function addBudgets(sizes: readonly ComponentSize[], budgets: Budgets): Budgets {
  return Object.fromEntries(
    sizes
      .toSorted((a, b) => (a.name < b.name ? -1 : 1))
      .map(({ name, script, style }) => [
        name,
        budgets[name] ?? { script: roomy(script), style: roomy(style) },
      ]),
  )
}
