import { type ChildProcess, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './checkout.ts'
import { entriesOf } from './counts.ts'
import { watchFolders } from './watchFolders.ts'

/** A server that is started anew after each change of its sources. */
interface WatchedServer {
  /** The code with which it ended before any change, such as one whose port is taken. After a change it waits for the next. */
  readonly failed: Promise<number>
  readonly stop: () => Promise<void>
}

/** The sources of a package and of all packages of the checkout that it depends on. */
function sourceFolders(folder: string, found = new Set<string>()): ReadonlySet<string> {
  found.add(folder)
  const manifest = entriesOf(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')))
  for (const [name] of entriesOf(manifest.get('dependencies'))) {
    const [, own] = /^@koi\/(.+)/.exec(name) ?? []
    if (own !== undefined && !found.has(`packages/${own}`)) sourceFolders(`packages/${own}`, found)
  }
  return found
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

async function end(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
}

/**
 * Runs the API server and watches its sources. Node's own `--watch` does not: it outlives whoever started it, and the server
 * with it, where that one is killed by force.
 */
export function watchServer(env: Readonly<Record<string, string>>): WatchedServer {
  const start = () =>
    spawn(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', join(root, 'apps/api-server/src/main.ts')],
      // The channel ends the server when this process is gone.
      { cwd: root, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], env: { ...process.env, ...env } },
    )
  let child = start()
  let stopped = false
  let changed = false
  const failed = new Promise<number>((resolve) => {
    child.once('exit', (code) => {
      if (!changed && !stopped) resolve(code ?? 1)
    })
  })
  const sources = [...sourceFolders('apps/api-server')].map((folder) => join(root, folder, 'src'))
  const watched = watchFolders(sources, async () => {
    if (stopped) return
    changed = true
    await end(child)
    if (stopped) return
    console.log('The sources of the server have changed: it starts anew.')
    child = start()
  })
  return {
    failed,
    async stop() {
      stopped = true
      watched.stop()
      await end(child)
    },
  }
}
