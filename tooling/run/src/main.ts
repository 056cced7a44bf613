import { existsSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import { addUp } from './counts.ts'
import { root, runCommand } from './checkout.ts'
import type { Failure } from './failures.ts'
import { start } from './start.ts'
import { runTasks, type TaskResult } from './tasks.ts'

/** What stands for every check that runs no product code: turbo.json lists them. */
const checks = 'static'

/** Says last what failed and why: what the tasks printed about it is far up, and lost where only the end of a log is kept. */
function report(results: readonly TaskResult[]): number {
  const failed = results.filter(({ ok }) => !ok)
  const print = (mark: string, { title, reason }: Failure) =>
    console.log(`\n${mark} ${title}\n${reason.replaceAll(/^/gm, '    ')}`)
  for (const { flaky } of results) for (const test of flaky) print('Passed only when repeated:', test)
  for (const { failures } of results) for (const failure of failures) print('✗', failure)
  if (failed.length > 0) console.log(`\nFailed: ${failed.map(({ name }) => name).join(', ')}`)
  return failed.length > 0 || results.length === 0 ? 1 : 0
}

/** Runs tasks one after the other, each with all cores to itself: what has a browser uses them all. */
async function inTurn(...tasks: readonly string[]): Promise<readonly TaskResult[]> {
  const results: TaskResult[] = []
  for (const task of tasks) results.push(...(await runTasks(task)))
  return results
}

const workshop = ['stories', 'more-stories', 'docs-pages'] as const

/**
 * What every change has to pass, or with `--all` every check and test there is. What both have in common comes from the
 * cache the second time.
 */
async function test(args: readonly string[]): Promise<number> {
  const results = [
    ...(await runTasks(checks, 'unit', 'build')),
    ...(await inTurn('stories', 'journeys')),
    ...(args.includes('--all')
      ? await inTurn('long-unit', 'more-stories', 'docs-pages', 'all-journeys')
      : []),
  ]
  const code = report(results)
  const { passed, failed } = addUp(results)
  console.log(`\n${passed} passed, ${failed} failed`)
  return code === 0 && failed === 0 && passed > 0 ? 0 : 1
}

/** The path of an argument below the checkout, or null where it names no file. */
function pathOf(argument: string): string | null {
  const file = resolve(process.env['INIT_CWD'] ?? root, argument)
  return existsSync(file) ? relative(root, file) : null
}

/** Unit tests: all of them, or those of the files and folders that are named, in their own packages. */
async function unit(args: readonly string[]): Promise<number> {
  if (args.length === 0) return report(await inTurn('unit', 'long-unit'))
  const packages = Map.groupBy(
    args.flatMap((argument) => pathOf(argument) ?? []),
    (path) => path.split(sep).slice(0, 2).join('/'),
  )
  const rest = args.filter((argument) => pathOf(argument) === null)
  if (packages.size === 0) {
    console.error('Name a file or a folder of a package: pnpm unit packages/ui/src/Button -t "keyboard"')
    return 1
  }
  const prepared = report(await runTasks('generate'))
  let code = prepared
  for (const [folder, paths] of packages) {
    const inside = paths.map((path) => relative(folder, path)).filter(Boolean)
    code ||= await runCommand('vitest', ['run', ...inside, ...rest], folder)
  }
  return code
}

/** All stories and pages of documentation, or the stories of the files and folders that are named. */
async function stories(args: readonly string[]): Promise<number> {
  if (args.length === 0) return report(await inTurn(...workshop))
  const code = report(await runTasks('generate'))
  const paths = args.map((argument) => {
    const path = pathOf(argument)
    return path === null ? argument : resolve(root, path)
  })
  return code || runCommand('vitest', ['run', ...paths], 'apps/storybook')
}

/** Browser journeys: all of them, or as the arguments for Playwright choose. Both shells are built first. */
async function journeys(args: readonly string[]): Promise<number> {
  if (args.length === 0) return report(await inTurn('all-journeys'))
  const code = report(await runTasks('build'))
  return code || runCommand('pnpm', ['exec', 'playwright', 'test', ...args], 'tooling/e2e')
}

const commands: Readonly<Record<string, (args: readonly string[]) => Promise<number>>> = {
  start,
  // Vite takes a while to load, and no other command needs it.
  dev: async (args) => (await import('./dev.ts')).dev(args),
  test,
  // `npm test` has the budgets of what runs among its unit tests.
  verify: async () => report(await runTasks(checks, 'run-budgets')),
  unit,
  stories,
  journeys,
}

// Whoever started this and is gone, be it by force, can no longer stop it.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()

const [name = '', ...args] = process.argv.slice(2)
const command = commands[name]
if (!command) console.error(`"${name}" is none of ${Object.keys(commands).join(', ')}`)
process.exitCode = command ? await command(args) : 1
