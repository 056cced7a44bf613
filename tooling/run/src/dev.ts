import { serveSources } from './serveSources.ts'
import { runTasks } from './tasks.ts'

/**
 * Compiles the messages, with the declarations that editors read, then serves both shells with hot reload, with `--mock` on
 * mock handlers, until it is stopped.
 */
export async function dev(args: readonly string[]): Promise<number> {
  const results = await runTasks('declare')
  if (!results.every(({ ok }) => ok)) return 1
  return serveSources({ mock: args.includes('--mock'), compileMessages: () => runTasks('declare') })
}
