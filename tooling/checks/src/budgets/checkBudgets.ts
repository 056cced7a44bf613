import type { Budgets } from './budget.ts'
import type { ComponentSize } from './componentSize.ts'

/** No component costs more than this with everything it needs, whatever its own line says. In kB. */
const ceiling = 25

const kB = (bytes: number) => (bytes / 1000).toFixed(2)

/** Compares sizes with budgets; returns one line for each component that is too heavy, unlisted or gone. */
export function checkBudgets(sizes: readonly ComponentSize[], budgets: Budgets): readonly string[] {
  const weighed = sizes.flatMap(({ name, script, style }) => {
    const budget = budgets[name]
    if (!budget) return [`${name} has no line in the table: run \`pnpm budgets --add\``]
    const faults: string[] = []
    if (script > budget.script * 1000) faults.push(`${name}: script ${kB(script)} of ${budget.script} kB`)
    if (style > budget.style * 1000) faults.push(`${name}: style ${kB(style)} of ${budget.style} kB`)
    if (script + style > ceiling * 1000)
      faults.push(`${name}: ${kB(script + style)} kB, and nothing passes 25`)
    return faults
  })
  const names = new Set(sizes.map(({ name }) => name))
  const gone = Object.keys(budgets).filter((name) => !names.has(name))
  return weighed.concat(gone.map((name) => `${name} is in the table, but exported no longer`))
}
