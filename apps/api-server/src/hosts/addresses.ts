import { isIPv6 } from 'node:net'
import { demoMember } from '../seed/demoData.ts'
import type { ServedBrand } from '../services/context.ts'
import type { ServerConfig } from './config.ts'

/** The names of this machine that a browser on it may use. */
export const localHosts: readonly string[] = ['127.0.0.1', 'localhost']

/** The name of a server that listens on one address; none for all addresses, or for those of this machine. */
export function hostNamesOf(address: string): string[] {
  if (address === '0.0.0.0' || address === '::' || localHosts.includes(address)) return []
  return [new URL(`http://${isIPv6(address) ? `[${address}]` : address}`).hostname]
}

/** The origin of a port of a host, of this machine unless told otherwise. */
export function originOf(port: number, host = '127.0.0.1'): string {
  return `http://${host}:${port}`
}

/** The origins under which the shells are opened, by every name of this server. */
export function shellOrigins({ desktop, mobile }: ServerConfig['ports'], hosts: readonly string[]): string[] {
  return hosts.flatMap((host) => [originOf(desktop, host), originOf(mobile, host)])
}

/** Where the shells of a brand are opened: what stands on this machine gets the port that it is served on. */
export function servedOrigins(
  origins: ServedBrand['origins'],
  ports: ServerConfig['ports'],
): ServedBrand['origins'] {
  const served = (shell: 'desktop' | 'mobile') => {
    const { hostname, port } = new URL(origins[shell])
    return localHosts.includes(hostname) && port === '' ? originOf(ports[shell], hostname) : origins[shell]
  }
  return { desktop: served('desktop'), mobile: served('mobile') }
}

/** A page of a brand where it is served: one on this machine that names no port is the sandbox's. */
export function servedPage(url: string, sandboxOrigin: string): string {
  const { hostname, port, pathname } = new URL(url)
  return localHosts.includes(hostname) && port === '' ? new URL(pathname, sandboxOrigin).href : url
}

/** Origins of services where they are reached: one on this machine that names no port is the sandbox's, if that plays it. */
export function servedServices(origins: readonly string[], sandboxOrigin: string | null): string[] {
  const served = origins.flatMap((origin) => {
    const { hostname, port } = new URL(origin)
    return localHosts.includes(hostname) && port === '' ? (sandboxOrigin ?? []) : origin
  })
  return [...new Set(served)]
}

/** What the terminal says once everything is served: the addresses and the demo login. */
export function describeStart({ ports, web, host, clockAheadDays }: ServerConfig): string {
  const [name] = hostNamesOf(host)
  const shells = [
    `  desktop   ${originOf(ports.desktop, name)}`,
    `  mobile    ${originOf(ports.mobile, name)}`,
  ]
  return [
    'Koi is ready (sandbox, play money only).',
    ...(clockAheadDays > 0 ? [`  The clock is ${clockAheadDays} days ahead.`] : []),
    ...(web ? shells : []),
    `  API       ${originOf(ports.api, name)}/api/docs`,
    `  sandbox   ${originOf(ports.sandbox, name)}/outbox`,
    `  log in    ${demoMember.account} / ${demoMember.password}, withdraw password ${demoMember.withdrawPassword}`,
    '  Ctrl-C ends it; all data is kept.',
  ].join('\n')
}
