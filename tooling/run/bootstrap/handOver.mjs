import { spawn } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { modernNode } from './node.mjs'
import { root } from './root.mjs'

/**
 * Makes sure that everything is installed, then goes on in a TypeScript file under a Node that can run it. Signals reach
 * the child through the terminal's process group; the exit code is the child's.
 */
export function handOver(file) {
  ensureInstalled()
  const child = spawn(
    modernNode(),
    ['--disable-warning=ExperimentalWarning', join(root, file), ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}` },
    },
  )
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
}
