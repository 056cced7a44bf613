import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'koi-starter-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const script = join(folder, 'server.mjs')
const starter = new URL('../starter.mjs', import.meta.url).href
/** Keeps a connection open as long as it lives, and ends by itself only when its starter is gone. */
writeFileSync(
  script,
  `import { connect } from 'node:net'
import { watchStarter } from ${JSON.stringify(starter)}
connect(Number(process.argv[2]), '127.0.0.1')
watchStarter(() => process.exit())`,
)
const node = JSON.stringify(process.execPath)

test.each([
  ['by itself', (port: number) => `exec ${node} ${script} ${port}`],
  ['through a shell of its own, as npm does', (port: number) => `${node} ${script} ${port}; true`],
])('a script ends when what started it %s is killed by force', async (_how, command) => {
  const listener = createServer()
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  const address = listener.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const code = `require('node:child_process').spawn('sh', ['-c', ${JSON.stringify(command(port))}]); setInterval(() => {}, 1e6)`
  const npm: ChildProcess = spawn(process.execPath, ['-e', code])
  const [connection] = await once(listener, 'connection')
  const ended = once(connection.resume(), 'close')
  npm.kill('SIGKILL')
  await ended
  listener.close()
  expect(npm.killed).toBe(true)
})
