import { fileURLToPath } from 'node:url'
import { spawn } from 'node:child_process'
import { resolve as resolvePath } from 'node:path'

/** The folder of the checkout, without a slash at its end. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

/** Runs a command of `node_modules/.bin` with the terminal handed on, and answers its exit code. */
export function runCommand(command: string, args: readonly string[], folder = '.'): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: resolvePath(root, folder), stdio: 'inherit' })
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('close', (code) => resolve(code ?? 1))
  })
}
