import { readFileSync, writeFileSync } from 'node:fs'
import type { Budgets } from './budget.ts'

/** Reads the table of budgets. */
export function readBudgets(file: string): Budgets {
  const table: Budgets = JSON.parse(readFileSync(file, 'utf8'))
  return table
}

/** Writes the table of budgets, one line a component. */
export function writeBudgets(file: string, budgets: Budgets): void {
  const lines = Object.entries(budgets).map(
    ([name, { script, style }]) => `  "${name}": { "script": ${script}, "style": ${style} }`,
  )
  writeFileSync(file, `{\n${lines.join(',\n')}\n}\n`)
}
