import { join } from 'node:path'
import { backgroundLimits, openDatabase } from './db/openDatabase.ts'
import { readConfig } from './hosts/config.ts'
import { lockFolder } from './hosts/lockFolder.ts'
import { auditLedger } from './services/ledger/auditLedger.ts'

/**
 * Compares every balance, and every day of the house, with the postings of a database that is migrated, and prints what
 * differs; the exit code is 1 then. With PostgreSQL it runs beside the servers, with a folder while none has it open.
 */
const { databaseUrl, dataDir } = readConfig(process.env)
const unlock = databaseUrl === null ? lockFolder(dataDir) : () => undefined
try {
  const location = databaseUrl === null ? { dataDir: join(dataDir, 'db') } : { databaseUrl }
  const database = await openDatabase(location, backgroundLimits)
  try {
    const differences = await auditLedger(database.db)
    for (const { account, day, carried, postings } of differences) {
      const what = day === null ? 'carries' : `sums ${day} as`
      process.stdout.write(`account ${account} ${what} ${carried} fen, and its postings say ${postings}\n`)
    }
    if (differences.length === 0) process.stdout.write('The ledger agrees with its postings.\n')
    else process.exitCode = 1
  } finally {
    await database.close()
  }
} finally {
  unlock()
}
