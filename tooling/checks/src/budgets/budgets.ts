import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../checkout/checkout.ts'
import { componentExports } from '../components/describeComponent.ts'
import { buildModules, measureComponents, type ComponentSize } from './measureComponents.ts'

/** What a component may weigh at most, brotli, in kB of 1000 bytes. */
interface Budget {
  readonly script: number
  readonly style: number
}

/** By the component's name. */
export type Budgets = Readonly<Record<string, Budget>>

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

/** Reads the table of budgets. */
function readBudgets(file: string): Budgets {
  const table: Budgets = JSON.parse(readFileSync(file, 'utf8'))
  return table
}

/** Writes the table of budgets, one line a component. */
function writeBudgets(file: string, budgets: Budgets): void {
  const lines = Object.entries(budgets).map(
    ([name, { script, style }]) => `  "${name}": { "script": ${script}, "style": ${style} }`,
  )
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}

const column = (bytes: number) => (bytes / 1000).toFixed(2).padStart(6)

/** The table as text, heaviest first. */
function budgetTable(sizes: readonly ComponentSize[], budgets: Budgets): string {
  const rows = sizes
    .toSorted((a, b) => b.script + b.style - a.script - a.style)
    .map(({ name, script, style }) => {
      const budget = budgets[name]
      const of = (value: number | undefined) => (value === undefined ? '   –' : value.toFixed(1).padStart(4))
      return `${name.padEnd(18)}${column(script)} /${of(budget?.script)}  ${column(style)} /${of(budget?.style)}  ${column(script + style)}`
    })
  return ['kB, brotli        script / max   style / max   both', ...rows].join('\n')
}

/** `pnpm budgets`: weighs every component that `@koi/ui` exports; `--add` gives new ones a line. */
export async function budgets(args: readonly string[]): Promise<number> {
  const index = join(root, 'packages/ui/src/index.ts')
  const file = join(root, 'packages/ui/budgets.json')
  const components = componentExports(readFileSync(index, 'utf8'))
  const sizes = await measureComponents(components, 'packages/ui/src', await buildModules(index, root))
  if (args.includes('--add')) writeBudgets(file, addBudgets(sizes, readBudgets(file)))
  const table = readBudgets(file)
  const faults = checkBudgets(sizes, table)
  console.log(budgetTable(sizes, table))
  for (const fault of faults) console.log(fault)
  console.log(`${sizes.length} components, ${faults.length} faults`)
  return faults.length > 0 ? 1 : 0
}
