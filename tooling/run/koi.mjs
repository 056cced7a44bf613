import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { watchStarter } from './starter.mjs'

// Plain JavaScript for Node 18: it installs what the lockfile names, then hands over to a Node that runs TypeScript.

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')
const installed = join(root, 'node_modules/.koi-installed')

function manifests() {
  const nested = ['apps', 'packages', 'tooling'].flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(root, group, name)),
  )
  return [root, ...nested].map((folder) => join(folder, 'package.json')).filter((file) => existsSync(file))
}

function dependencyHash() {
  const hash = createHash('sha256')
  for (const file of [join(root, 'pnpm-lock.yaml'), join(root, 'pnpm-workspace.yaml'), ...manifests()])
    hash.update(readFileSync(file))
  return hash.digest('hex')
}

/** Installs what the lockfile names, unless just that is installed already. */
function ensureInstalled() {
  const hash = dependencyHash()
  if (existsSync(installed) && readFileSync(installed, 'utf8') === hash) return
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  console.log(`Installing dependencies with ${packageManager} …`)
  const windows = process.platform === 'win32'
  const result = spawnSync(
    windows ? 'npm.cmd' : 'npm',
    ['exec', '--yes', `--package=${packageManager}`, '--', 'pnpm', 'install', '--frozen-lockfile'],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: windows },
  )
  if (result.status !== 0) {
    console.error('The dependencies could not be installed. Is the npm registry in reach?')
    process.exit(result.status ?? 1)
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(installed, hash)
}

/** The Node that was installed with the dependencies, or this one if it is new enough to run TypeScript. */
function modernNode() {
  const local = join(root, 'node_modules/.bin/node')
  if (existsSync(local)) return local
  if (Number(process.versions.node.split('.')[0]) < 24) {
    console.error(`Koi needs Node 24 or newer on this platform; this is ${process.version}.`)
    process.exit(1)
  }
  return process.execPath
}

/** With the embedded database less room for what is young saves 50 MB and costs no speed: docs/operations.md. */
const memoryFlags = process.env['DATABASE_URL'] ? [] : ['--max-semi-space-size=4']

ensureInstalled()
const child = spawn(
  modernNode(),
  [
    '--disable-warning=ExperimentalWarning',
    ...(process.argv[2] === 'start' ? memoryFlags : []),
    join(root, 'tooling/run/src/main.ts'),
    ...process.argv.slice(2),
  ],
  {
    cwd: root,
    // The channel closes when this process ends, however it ends: the child then stops, too.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      // What a password is hashed in (19 MB) goes back to the system: glibc would keep it once for each thread.
      MALLOC_MMAP_THRESHOLD_: '1048576',
      ...process.env,
      PATH: `${join(root, 'node_modules/.bin')}${delimiter}${process.env.PATH}`,
    },
  },
)
// So does this one when npm, which started it, is gone.
watchStarter(() => child.kill('SIGTERM'))
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 1)))
