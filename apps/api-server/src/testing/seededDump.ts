import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { overPglite } from '../db/openDatabase.ts'
import { openEngine } from '../db/openEngine.ts'
import { seededPath, seedTestDatabase } from './seedTestDatabase.ts'

/**
 * A migrated and seeded database of the embedded engine as a dump, made once per state of the sources and kept on disk:
 * starting an engine from it takes a fraction of a second.
 */
export async function seededDump(): Promise<Blob> {
  const file = seededPath('.tar')
  if (existsSync(file)) return new Blob([readFileSync(file)], { type: 'application/x-tar' })
  const pglite = await openEngine()
  const database = overPglite(pglite)
  await seedTestDatabase(database)
  const dump = await pglite.dumpDataDir('none')
  await database.close()
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()))
  renameSync(draft, file)
  return dump
}
