import { spawn } from 'node:child_process'
import { root } from './root.ts'

/** How one command went. `output` holds both streams in the order they came. */
export interface StepResult {
  readonly name: string
  readonly ok: boolean
  readonly seconds: number
  readonly output: string
}

/** One command of a run. */
export interface Step {
  readonly name: string
  readonly command: string
  readonly args: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Shows the output while it comes, beside keeping it. */
  readonly live?: boolean
}

/** Runs a command at the root of the checkout and never throws: a command that cannot start has failed. */
export function runStep({ name, command, args, env, live }: Step): Promise<StepResult> {
  const started = performance.now()
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const keep = (chunk: Buffer) => {
      output += chunk.toString()
      if (live) process.stdout.write(chunk)
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const end = (ok: boolean) => resolve({ name, ok, seconds: (performance.now() - started) / 1000, output })
    child.once('error', (error) => {
      output += error.message
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })
}
