import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../checkout/checkout.ts'
import { type PageWeights, weighPages } from './pageWeights.ts'

/** What a page may load at most: files, and kB of 1000 bytes, brotli. */
export type PageBudgets = Readonly<
  Record<string, { readonly scripts: number; readonly styles: number; readonly kB: number }>
>

const shells = ['desktop', 'mobile'] as const

/** What no page may load more of, whatever its line says; with `boot.js`, which none of them counts, eight scripts. */
const most = { scripts: 7, styles: 3 }

/** Compares weights with budgets; a line for each page that loads too much, has no line or is gone. */
export function checkPages(weights: PageWeights, budgets: PageBudgets): readonly string[] {
  const faults = Object.entries(weights).flatMap(([name, { scripts, styles, bytes }]) => {
    const budget = budgets[name]
    if (!budget) return [`${name} has no line: run \`pnpm pages --write\``]
    const found: string[] = []
    if (budget.scripts > most.scripts || budget.styles > most.styles)
      found.push(`${name}: no line may allow more than ${most.scripts} scripts and ${most.styles} sheets`)
    if (scripts > budget.scripts) found.push(`${name}: ${scripts} scripts of ${budget.scripts}`)
    if (styles > budget.styles) found.push(`${name}: ${styles} sheets of ${budget.styles}`)
    if (bytes > budget.kB * 1000) found.push(`${name}: ${(bytes / 1000).toFixed(2)} kB of ${budget.kB}`)
    return found
  })
  const gone = Object.keys(budgets).filter((name) => !Object.hasOwn(weights, name))
  return [...faults, ...gone.map((name) => `${name} is in the table, but no page shows it`)]
}

/** Budgets for the weights of now, with room of half a kB to a kB and a half. */
function budgetsOf(weights: PageWeights): PageBudgets {
  return Object.fromEntries(
    Object.entries(weights)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { scripts, styles, bytes }]) => [
        name,
        { scripts, styles, kB: Math.ceil(bytes / 1000 + 0.5) },
      ]),
  )
}

function write(file: string, budgets: PageBudgets): void {
  const lines = Object.entries(budgets).map(
    ([name, { scripts, styles, kB }]) =>
      `  "${name}": { "scripts": ${scripts}, "styles": ${styles}, "kB": ${kB} }`,
  )
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}

/** `pnpm pages`: weighs what each page of the built shells loads; `pnpm pages --write` takes the weights of now as budgets. */
export function pages(args: readonly string[]): number {
  const faults = shells.flatMap((shell) => {
    const folder = join(root, `apps/web-${shell}`)
    const file = join(folder, 'pageBudgets.json')
    const weights = weighPages(join(folder, 'dist'))
    if (args.includes('--write')) write(file, budgetsOf(weights))
    const budgets: PageBudgets = JSON.parse(readFileSync(file, 'utf8'))
    return checkPages(weights, budgets).map((fault) => `${shell}: ${fault}`)
  })
  for (const fault of faults) console.log(fault)
  console.log(`pages of both shells, ${faults.length} faults`)
  return faults.length > 0 ? 1 : 0
}
