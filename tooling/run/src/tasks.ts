import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { entriesOf, readReport, type CountedTask } from './counts.ts'
import { root } from './checkout.ts'
import { readFailures, readFlaky, type Failure } from './failures.ts'
import { runTurbo } from './runTurbo.ts'

/** A task that turbo ran or took from its cache. */
export interface TaskResult extends CountedTask {
  /** `@koi/ui#unit`. */
  readonly name: string
  readonly failures: readonly Failure[]
  /** What failed at first and passed when it was repeated: a defect to be found, but none of the change at hand. */
  readonly flaky: readonly Failure[]
}

/** Tasks that write a report into `.cache` of their package; the report is an output, so a cached task restores it. */
const reporting = [
  'unit',
  'run-budgets',
  'long-unit',
  'stories',
  'more-stories',
  'docs-pages',
  'journeys',
  'all-journeys',
]

/** The tasks of a run summary that have a command, each with its counts. */
function readSummary(file: string): readonly TaskResult[] {
  const tasks = entriesOf(JSON.parse(readFileSync(file, 'utf8'))).get('tasks')
  if (!Array.isArray(tasks)) return []
  return tasks.map(entriesOf).flatMap((task): readonly TaskResult[] => {
    if (task.get('command') === '<NONEXISTENT>') return []
    const name = String(task.get('taskId'))
    const kind = String(task.get('task'))
    const cached = entriesOf(task.get('cache')).get('status') === 'HIT'
    const ok = cached || entriesOf(task.get('execution')).get('exitCode') === 0
    if (!reporting.includes(kind)) return [{ name, ok, failures: [], flaky: [] }]
    const file = join(root, String(task.get('directory')), `.cache/${kind}.json`)
    return [{ name, ok, counts: readReport(file), failures: readFailures(file), flaky: readFlaky(file) }]
  })
}

/**
 * Runs tasks of turbo.json, or takes their results from the cache, and says how each went. Every task runs, whatever fails
 * before it; only what depends on a failed one does not, and counts as failed.
 */
export async function runTasks(...tasks: readonly string[]): Promise<readonly TaskResult[]> {
  // A report of an earlier run must not speak for a task that ends before it writes its own.
  for (const report of globSync(`{apps,packages,tooling}/*/.cache/{${reporting.join()}}.json`, { cwd: root }))
    rmSync(join(root, report))
  const { ok, output } = await runTurbo([...tasks, '--continue=dependencies-successful', '--summarize'])
  const summary = /Summary:\s+(.+\.json)/.exec(output)?.[1]
  const whole = { name: `turbo run ${tasks.join(' ')}`, failures: [], flaky: [] }
  if (summary === undefined) return [{ ...whole, ok: false }]
  const results = readSummary(summary)
  rmSync(summary)
  const consistent = ok === results.every((task) => task.ok)
  return consistent ? results : [...results, { ...whole, ok }]
}
