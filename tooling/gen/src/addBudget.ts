/** Enough to begin with; `pnpm budgets` tells what it weighs once it is done. */
const first = '{ "script": 2, "style": 1 }'

/** Puts a component's line into the table of byte budgets, which is in order of names. */
export function addBudget(table: string, name: string): string {
  const lines = Array.from(table.matchAll(/^ {2}("\w+": \{.*\}),?$/gm), ([, line = '']) => line)
  const all = [...lines, `"${name}": ${first}`].toSorted()
  return `{\n${all.map((line) => `  ${line}`).join(',\n')}\n}\n`
}
