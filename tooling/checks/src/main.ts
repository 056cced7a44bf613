type Check = (args: readonly string[]) => number | Promise<number>

/** The checks of our own; each loads only what it needs itself. */
const checks: Readonly<Record<string, () => Promise<Check>>> = {
  budgets: async () => (await import('./budgets/budgets.ts')).budgets,
  docs: async () => (await import('./docs/docs.ts')).docs,
  messages: async () => (await import('./messages.ts')).messages,
  money: async () => (await import('./money/money.ts')).money,
  pages: async () => (await import('./pages/pages.ts')).pages,
  surface: async () => (await import('./surface/surface.ts')).surface,
  tokens: async () => (await import('./styles/tokenSheets.ts')).tokens,
}

const [name = '', ...args] = process.argv.slice(2)
const load = checks[name]
if (!load) console.error(`"${name}" is none of ${Object.keys(checks).join(', ')}`)
process.exitCode = load ? await (await load())(args) : 1
