import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'

/** A Node that runs TypeScript: the one that was installed with the dependencies, or this one if it is new enough. */
export function modernNode() {
  const installed = join(root, 'node_modules/.bin/node')
  if (existsSync(installed)) return installed
  if (Number(process.versions.node.split('.')[0]) < 24) {
    console.error(`Koi needs Node 24 or newer on this platform; this is ${process.version}.`)
    process.exit(1)
  }
  return process.execPath
}
