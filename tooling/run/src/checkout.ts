import { fileURLToPath } from 'node:url'
import { spawn } from 'node:child_process'
import { delimiter, join, resolve as resolvePath } from 'node:path'

/** The folder of the checkout, without a slash at its end. */
export const root = fileURLToPath(new URL('../../..', import.meta.url)).replace(/\/$/, '')

/**
 * Runs a command of `node_modules/.bin` with the terminal handed on, and answers its exit code. That of the folder's own
 * package comes first, as in its scripts: two builds of one Vitest share a cache, and fail by what the other one kept.
 */
export function runCommand(command: string, args: readonly string[], folder = '.'): Promise<number> {
  return new Promise((resolve) => {
    const cwd = resolvePath(root, folder)
    const PATH = [join(cwd, 'node_modules/.bin'), process.env['PATH']].join(delimiter)
    const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, PATH } })
    child.once('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.once('close', (code) => resolve(code ?? 1))
  })
}
