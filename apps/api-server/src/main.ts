import { startBeside } from '@koi/picture-host'
import { readConfig, type ServerConfig } from './hosts/config.ts'
import { describeStart } from './hosts/addresses.ts'
import { explainStart } from './hosts/explainStart.ts'
import { startServer, type RunningServer } from './hosts/startServer.ts'

/** How long an orderly end may take, in ms: calls in hand, then background work and the database. */
const longestStop = 25_000

async function start(): Promise<{ config: ServerConfig; server: RunningServer } | null> {
  let config: ServerConfig | undefined
  try {
    config = readConfig(process.env)
    return { config, server: await startServer(config) }
  } catch (error) {
    console.error(explainStart(error, config))
    process.exitCode = 1
    return null
  }
}

/** Calls back once whoever started this over a channel is gone, be it by force, and can no longer stop it. */
function whenAbandoned(callback: () => void): void {
  if (process.send && !process.connected) return callback()
  process.once('disconnect', callback)
  process.channel?.unref()
}

// Until it is ready there is nothing to bring to an end, and an exit can hang: see `fillFolder.ts`.
let abandon: () => void = () => process.kill(process.pid, 'SIGKILL')
whenAbandoned(() => abandon())
const running = await start()
if (running) {
  console.log(describeStart(running.config))
  // Only now: until here everything was for the first answer.
  const ahead = running.config.web?.pictures.ahead
  if (ahead) startBeside(ahead, { whileIdle: true })
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    // Whatever does not end, such as a query to a database that is gone, must not keep the process.
    setTimeout(() => process.exit(1), longestStop).unref()
    await running.server.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
  abandon = () => void stop()
}
