import { openDatabase, preparationLimits } from './db/openDatabase.ts'
import { readConfig, type ServerConfig } from './hosts/config.ts'
import { createLogger } from './hosts/createLogger.ts'
import { explainStart } from './hosts/explainStart.ts'
import { fillDatabase } from './hosts/fillDatabase.ts'
import { engineFolder } from './hosts/fillFolder.ts'
import { lockFolder } from './hosts/lockFolder.ts'
import { jobHandlers } from './jobs/jobHandlers.ts'
import { openJobQueue } from './jobs/openJobQueue.ts'

/** A process that creates the database of a new data folder for the server that started it, and ends. */
async function fill({ dataDir, ...config }: ServerConfig): Promise<void> {
  const unlock = lockFolder(dataDir)
  try {
    const database = await openDatabase({ dataDir: engineFolder(dataDir) }, preparationLimits)
    try {
      await fillDatabase(database, config)
      const queue = await openJobQueue({
        database,
        logger: createLogger(process.stderr),
        handlers: jobHandlers,
      })
      await queue.close()
    } finally {
      await database.close()
    }
  } finally {
    unlock()
  }
}

// Not an exit: one was seen to wait for another of its threads for ever.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
process.channel?.unref()
let config: ServerConfig | undefined
try {
  config = readConfig(process.env)
  await fill(config)
} catch (error) {
  process.stderr.write(`${explainStart(error, config)}\n`)
  process.exitCode = 1
}
