import { errorCode, isDiskFull, isUnavailable } from '../db/errorCode.ts'
import { FolderNotFilledError } from './fillFolder.ts'
import { PortTakenError } from './listen.ts'
import { FolderInUseError } from './lockFolder.ts'

/** What the server was to be started with, as far as it may be the cause. */
interface StartSetting {
  readonly host: string
  readonly dataDir: string
  readonly databaseUrl: string | null
}

/** Why the server did not start and what helps, for a person at a terminal; of what nobody expected, the stack. */
export function explainStart(error: unknown, setting?: StartSetting): string {
  if (error instanceof PortTakenError) {
    return `Port ${error.port} is taken. Stop what uses it, or choose another with KOI_API_PORT, KOI_DESKTOP_PORT, KOI_MOBILE_PORT or KOI_SANDBOX_PORT.`
  }
  if (
    error instanceof FolderInUseError ||
    error instanceof FolderNotFilledError ||
    error instanceof RangeError
  )
    return error.message
  const code = errorCode(error)
  const inFolder = setting?.databaseUrl === null
  if (isDiskFull(error)) {
    const disk = inFolder ? `the disk of ${setting.dataDir}` : 'the disk of the database of DATABASE_URL'
    return `There is no space left on ${disk}. Free some and start again; what was stored is kept.`
  }
  if (code === 'EADDRNOTAVAIL' && setting)
    return `KOI_HOST names ${setting.host}, which is no address of this machine.`
  if (inFolder && (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')) {
    return `${setting.dataDir} cannot be written (${code}). Choose another folder with KOI_DATA_DIR.`
  }
  if (!inFolder && (isUnavailable(error) || /^(?:28|3D)/.test(code ?? ''))) {
    return `The database of DATABASE_URL cannot be used (${code}). Is it running, and are its name and password right?`
  }
  return `Koi could not start: ${error instanceof Error ? (error.stack ?? error.message) : JSON.stringify(error)}`
}
