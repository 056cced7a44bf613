import type { FullConfig } from '@playwright/test'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { type KoiOrigins, startServer } from './startServer.ts'

/** Tells the workers of a run which servers they share. */
const address = 'E2E_SHARED_SERVERS'

const shared = v.object({
  /** Where a worker leaves word that it has taken its place. */
  places: v.string(),
  origins: v.record(
    v.string(),
    v.object({ api: v.string(), desktop: v.string(), mobile: v.string(), sandbox: v.string() }),
  ),
})

/**
 * The server that the first workers of a project share, if this run has one. Who takes the place of a worker whose journey
 * failed gets none: its journey is repeated on a server that nobody has used.
 */
export function sharedServer(project: string, place: number): KoiOrigins | undefined {
  const told = process.env[address]
  if (told === undefined) return undefined
  const { places, origins } = v.parse(shared, JSON.parse(told))
  const taken = join(places, `${project}-${place}`)
  if (existsSync(taken)) return undefined
  writeFileSync(taken, '')
  return origins[project]
}

/**
 * Before all journeys: starts a server for each project. A worker waits 3 to 5 s for one of its own. One for all projects
 * would refuse the last journeys: only so many members register from one address in an hour.
 */
export default async function startShared({ projects }: FullConfig): Promise<() => Promise<void>> {
  const places = mkdtempSync(join(tmpdir(), 'koi-e2e-places-'))
  const servers = await Promise.all(projects.map(async ({ name }) => ({ name, koi: await startServer() })))
  const origins = Object.fromEntries(servers.map(({ name, koi }) => [name, koi]))
  process.env[address] = JSON.stringify({ places, origins })
  return async () => {
    await Promise.all(servers.map(({ koi }) => koi.stop()))
    rmSync(places, { recursive: true })
  }
}
