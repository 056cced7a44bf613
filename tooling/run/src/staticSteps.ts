import { runStep, type StepResult } from './runStep.ts'

const names = [
  'format:check',
  'lint',
  'types',
  'boundaries',
  'unused',
  'tokens',
  'money',
  'budgets',
  'surface',
] as const

/** The checks that run no product code. Two lanes, because the smallest machine has two cores. */
export async function staticSteps(): Promise<readonly StepResult[]> {
  const waiting = [...names]
  const results: StepResult[] = []
  const lane = async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) {
      results.push(await runStep({ name, command: 'pnpm', args: ['run', name] }))
    }
  }
  await Promise.all([lane(), lane()])
  return results
}

/** Prints a line per step, and the output of each that failed. */
export function reportSteps(results: readonly StepResult[]): void {
  for (const { name, ok, seconds } of results) {
    console.log(`${ok ? 'ok    ' : 'FAILED'} ${name} (${seconds.toFixed(1)} s)`)
  }
  for (const { name, ok, output } of results) if (!ok) console.log(`\n--- ${name}\n${output}`)
}
