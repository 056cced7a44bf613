import { join } from 'node:path'
import { root } from './checkout.ts'
import { runTasks } from './tasks.ts'

/** Builds both shells and becomes the server that hosts them. */
export async function start(): Promise<number> {
  const results = await runTasks('build')
  if (!results.every(({ ok }) => ok)) return 1
  process.env['KOI_WEB_ROOT'] = root
  process.env['KOI_DATA_DIR'] ??= join(root, '.data')
  await import(join(root, 'apps/api-server/src/main.ts'))
  return Number(process.exitCode ?? 0)
}
