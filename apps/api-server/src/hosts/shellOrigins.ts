import type { ServerConfig } from '../config.ts'
import { originOf } from './originOf.ts'

/** The origins under which the shells are opened, by every name of this server. */
export function shellOrigins({ desktop, mobile }: ServerConfig['ports'], hosts: readonly string[]): string[] {
  return hosts.flatMap((host) => [originOf(desktop, host), originOf(mobile, host)])
}
