import { spawn } from 'node:child_process'
import { statSync } from 'node:fs'
import { root } from './checkout.ts'

/**
 * What decides a result and lies outside the checkout. Turbo hashes these variables (`globalEnv` in turbo.json): another
 * Node or browser misses the cache.
 */
function toolchain(): Readonly<Record<string, string>> {
  const browser = process.env['CHROMIUM_PATH']
  const file = browser ? statSync(browser, { throwIfNoEntry: false }) : undefined
  return {
    KOI_TOOLCHAIN: `${process.version} ${process.platform} ${process.arch}`,
    KOI_BROWSER: file ? `${file.size} ${file.mtimeMs}` : 'npm',
  }
}

/**
 * For the compiler and the type-aware linter. Each thread of the linter reads the types that it shares with the others anew,
 * and turbo fills the cores; both end before what they have thrown away is worth collecting (a quarter of their time).
 */
const forGo = { GOMAXPROCS: '1', GOGC: 'off', GOMEMLIMIT: '3GiB' }

const endSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs turbo with its output shown and kept. A signal that ends this process ends turbo first, which ends its tasks.
 */
export function runTurbo(
  args: readonly string[],
): Promise<{ readonly ok: boolean; readonly output: string }> {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn('turbo', ['run', ...args], {
      cwd: root,
      env: {
        ...process.env,
        ...toolchain(),
        ...forGo,
        ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      process.stdout.write(chunk)
    })
    child.stderr.on('data', (chunk: Buffer) => process.stderr.write(chunk))
    // Turbo ends its tasks when it is told to end, and not when this process does.
    let ending: NodeJS.Signals | undefined
    const end = (signal: NodeJS.Signals) => {
      ending = signal
      child.kill(signal)
    }
    for (const signal of endSignals) process.on(signal, end)
    const finish = (ok: boolean) => {
      for (const signal of endSignals) process.off(signal, end)
      // Whoever ends one step of a run wants none of the next.
      if (ending) process.kill(process.pid, ending)
      else resolve({ ok, output })
    }
    child.once('error', (error) => {
      console.error(error.message)
      finish(false)
    })
    child.once('close', (code) => finish(code === 0))
  })
}
