import { readConfig, type ServerConfig } from './config.ts'
import { describeStart } from './hosts/describeStart.ts'
import { FolderInUseError } from './hosts/lockFolder.ts'
import { PortTakenError } from './hosts/listen.ts'
import { startServer, type RunningServer } from './hosts/startServer.ts'

function explain(error: unknown): string {
  if (error instanceof PortTakenError) {
    return `Port ${error.port} is taken. Stop what uses it, or choose another with KOI_API_PORT, KOI_DESKTOP_PORT, KOI_MOBILE_PORT or KOI_SANDBOX_PORT.`
  }
  if (error instanceof FolderInUseError || error instanceof RangeError) return error.message
  return `Koi could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}

async function start(): Promise<{ config: ServerConfig; server: RunningServer } | null> {
  try {
    const config = readConfig(process.env)
    return { config, server: await startServer(config) }
  } catch (error) {
    console.error(explain(error))
    process.exitCode = 1
    return null
  }
}

const running = await start()
if (running) {
  console.log(describeStart(running.config))
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    await running.server.stop()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop())
}
