import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

const stamp = join(root, 'node_modules/.koi-installed')

function manifests() {
  const groups = ['apps', 'packages', 'tooling']
  const nested = groups.flatMap((group) =>
    readdirSync(join(root, group)).map((name) => join(root, group, name)),
  )
  return [root, ...nested].map((folder) => join(folder, 'package.json')).filter((file) => existsSync(file))
}

function wanted() {
  const hash = createHash('sha256')
  for (const file of [join(root, 'pnpm-lock.yaml'), join(root, 'pnpm-workspace.yaml'), ...manifests()]) {
    hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

/** Installs what the lockfile names, unless just that is installed already. Needs nothing but Node 18 and npm. */
export function ensureInstalled() {
  const hash = wanted()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  console.log(`Installing dependencies with ${packageManager} …`)
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm'
  const result = spawnSync(
    npm,
    ['exec', '--yes', `--package=${packageManager}`, '--', 'pnpm', 'install', '--frozen-lockfile'],
    { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], shell: process.platform === 'win32' },
  )
  if (result.status !== 0) {
    console.error('The dependencies could not be installed. Is the npm registry in reach?')
    process.exit(result.status ?? 1)
  }
  mkdirSync(join(root, 'node_modules'), { recursive: true })
  writeFileSync(stamp, hash)
}
