import { type DepositChannelId, depositChannelIds } from '@koi/contract/deposit'
import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import packageJson from '../../../../package.json' with { type: 'json' }
import { parseNetwork } from '../http/protocol/clientAddress.ts'
import { access } from '../rules/access.ts'

/** How one server process is set up. The environment is read here and nowhere else. */
export interface ServerConfig {
  readonly ports: {
    readonly api: number
    readonly desktop: number
    readonly mobile: number
    readonly sandbox: number
  }
  /** Address on which all ports listen. */
  readonly host: string
  /** Addresses and networks whose `x-forwarded-for` header is believed (D22). */
  readonly trustedProxies: readonly string[]
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** Host names under which all ports answer, beside those of this machine. */
  readonly allowedHosts: readonly string[]
  /** How long a phone and a device wait between two text messages (D20), in ms. Journeys set it to 0. */
  readonly smsPause: number
  /** How often every title is drawn, in seconds; null for as often as each title says. Journeys set it to a few. */
  readonly drawSeconds: number | null
  /** How many days the server's clock is ahead of the machine's. A journey has the days pass that it tells of. */
  readonly clockAheadDays: number
  /** How many pieces of each gift a new database has; null for as many as each says. A journey sets it to 1. */
  readonly giftStock: number | null
  /** Whether a new database has an announcement that is shown over the page. Journeys about other things do without. */
  readonly popups: boolean
  /** Whether the sandbox plays the service of page views for the shells on this machine (D17). */
  readonly statistics: boolean
  /** Ways to deposit that are under maintenance from the start, for a while. */
  readonly closedChannels: readonly DepositChannelId[]
  /** Until when every call answers that the site is under maintenance, in ms since the epoch; null for not at all. */
  readonly maintenanceUntil: number | null
  /** The header in which a trusted proxy says where a caller is, and a region that is set for all, for tests. */
  readonly region: { readonly header: string | null; readonly everybody: string | null }
  /** Folder of the built pages of the sandbox; without it the sandbox answers its calls only. */
  readonly sandboxPages: string | null
  /** Whether pages are drawn before they are sent (D18a). */
  readonly drawPages: boolean
  /** Whether browsers keep a service worker of the shells; otherwise those that there are end themselves. */
  readonly serviceWorker: boolean
  /** Folders of the built shells; without them only the API and the sandbox are served. */
  readonly web: {
    readonly desktop: string
    readonly mobile: string
    readonly pictures: PicturePrograms
  } | null
}

/** The programs that draw the pictures of the shells. */
interface PicturePrograms {
  /** Draws what it is asked for. */
  readonly onDemand: string
  /** Draws the rest while the machine is idle; null where only what is asked for is drawn. */
  readonly ahead: string | null
}

type Environment = Readonly<Record<string, string | undefined>>

function port(env: Environment, name: string, fallback: number): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (Number.isInteger(value) && value > 0 && value < 65_536) return value
  throw new RangeError(`${name} must be a port from 1 to 65535, not "${text}".`)
}

/** Set unless it says otherwise, or is not by itself. */
function flag(env: Environment, name: string, fallback: '0' | '1' = '1'): boolean {
  const text = env[name] || fallback
  if (text === '0' || text === '1') return text === '1'
  throw new RangeError(`${name} must be 0 or 1, not "${text}".`)
}

function listeningAddress(env: Environment, name: string): string {
  const text = env[name] || '127.0.0.1'
  if (isIP(text)) return text
  throw new RangeError(`${name} must be an address of this machine, such as 0.0.0.0 or ::, not "${text}".`)
}

function networks(env: Environment, name: string): string[] {
  const list = (env[name] ?? '').split(',').flatMap((network) => network.trim() || [])
  for (const network of list) {
    if (parseNetwork(network)) continue
    throw new RangeError(
      `${name} must be addresses or networks such as 10.0.0.5 or 10.0.0.0/8, parted by commas, not "${network}".`,
    )
  }
  return list
}

function hostNames(env: Environment, name: string): string[] {
  const hosts = (env[name] ?? '').split(',').map((host) => host.trim().toLowerCase())
  for (const host of hosts) {
    if (host === '' || /^[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?$/.test(host)) continue
    throw new RangeError(`${name} must be host names without ports, parted by commas, not "${host}".`)
  }
  return hosts.filter((host) => host !== '')
}

function seconds(env: Environment, name: string, most: number): number {
  const text = env[name]
  if (text === undefined || text === '') return most
  const value = Number(text)
  if (Number.isInteger(value) && value >= 0 && value <= most) return value
  throw new RangeError(`${name} must be whole seconds from 0 to ${most}, not "${text}".`)
}

/** Of a minute a whole part, so that a day has a whole number of draws. */
function drawPeriod(env: Environment, name: string): number | null {
  const text = env[name]
  if (text === undefined || text === '') return null
  const value = Number(text)
  if (Number.isInteger(value) && value >= 2 && 60 % value === 0) return value
  throw new RangeError(`${name} must be seconds that divide a minute, from 2 to 60, not "${text}".`)
}

/** What a clock that is ahead writes lies in the future of every other start: it needs a database of its own. */
function daysAhead(env: Environment, name: string): number {
  const value = Number(env[name] ?? '')
  if (!Number.isInteger(value) || value < 0 || value > 366)
    throw new RangeError(`${name} must be whole days from 0 to 366, not "${env[name]}".`)
  if (value > 0 && (!env['KOI_DATA_DIR'] || env['DATABASE_URL']))
    throw new RangeError(`${name} needs a KOI_DATA_DIR of its own, and no DATABASE_URL.`)
  return value
}

function pieces(env: Environment, name: string): number | null {
  const text = env[name]
  if (text === undefined || text === '') return null
  const value = Number(text)
  if (Number.isInteger(value) && value >= 0 && value <= 1_000_000) return value
  throw new RangeError(`${name} must be a number of pieces from 0 to 1000000, not "${text}".`)
}

function instant(env: Environment, name: string): number | null {
  const text = env[name]
  if (text === undefined || text === '') return null
  const time = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? Date.parse(text) : Number.NaN
  if (Number.isFinite(time)) return time
  throw new RangeError(
    `${name} must be a time with its zone such as 2026-11-23T18:00:00+08:00, not "${text}".`,
  )
}

function region(env: Environment): ServerConfig['region'] {
  const header = env['KOI_REGION_HEADER']?.trim().toLowerCase() || null
  const everybody = env['KOI_REGION'] || null
  if (header !== null && !/^[a-z][a-z0-9-]*$/.test(header))
    throw new RangeError(`KOI_REGION_HEADER must be the name of a header, not "${header}".`)
  if (everybody !== null && !/^[A-Z]{2}$/.test(everybody))
    throw new RangeError(`KOI_REGION must be a region such as SG, not "${everybody}".`)
  return { header, everybody }
}

function channels(env: Environment, name: string): DepositChannelId[] {
  const wanted = (env[name] ?? '').split(',').map((id) => id.trim())
  return wanted.flatMap((id) => {
    const known = depositChannelIds.find((channel) => channel === id)
    if (known || id === '') return known ?? []
    throw new RangeError(`${name} must be of ${depositChannelIds.join(', ')}, parted by commas, not "${id}".`)
  })
}

/**
 * Reads the configuration of a server process.
 *
 * @throws RangeError when a port, an address, a host name, a time or a way to deposit is not one.
 */
export function readConfig(env: Environment): ServerConfig {
  const web = env['KOI_WEB_ROOT']
  const sandboxPages = env['KOI_SANDBOX_PAGES'] ?? (web ? join(web, 'apps/sandbox/dist') : undefined)
  return {
    ports: {
      api: port(env, 'KOI_API_PORT', 8787),
      desktop: port(env, 'KOI_DESKTOP_PORT', 4173),
      mobile: port(env, 'KOI_MOBILE_PORT', 4174),
      sandbox: port(env, 'KOI_SANDBOX_PORT', 4175),
    },
    host: listeningAddress(env, 'KOI_HOST'),
    trustedProxies: networks(env, 'KOI_TRUSTED_PROXIES'),
    dataDir: resolve(env['KOI_DATA_DIR'] ?? '.data'),
    databaseUrl: env['DATABASE_URL'] ?? null,
    allowedHosts: hostNames(env, 'KOI_ALLOWED_HOSTS'),
    smsPause: 1000 * seconds(env, 'KOI_SMS_PAUSE_SECONDS', access.sms.resendAfter / 1000),
    drawSeconds: drawPeriod(env, 'KOI_DRAW_SECONDS'),
    clockAheadDays: daysAhead(env, 'KOI_CLOCK_AHEAD_DAYS'),
    giftStock: pieces(env, 'KOI_GIFT_STOCK'),
    popups: flag(env, 'KOI_POPUPS'),
    drawPages: flag(env, 'KOI_DRAW_PAGES'),
    serviceWorker: flag(env, 'KOI_SERVICE_WORKER'),
    statistics: flag(env, 'KOI_STATISTICS', '0'),
    closedChannels: channels(env, 'KOI_CLOSED_CHANNELS'),
    maintenanceUntil: instant(env, 'KOI_MAINTENANCE_UNTIL'),
    region: region(env),
    sandboxPages: sandboxPages ? resolve(sandboxPages) : null,
    web: web
      ? {
          desktop: resolve(web, 'apps/web-desktop/dist'),
          mobile: resolve(web, 'apps/web-mobile/dist'),
          pictures: {
            onDemand: resolve(web, 'packages/pictures/src/drawOnDemand.ts'),
            ahead: flag(env, 'KOI_DRAW_AHEAD') ? resolve(web, 'packages/pictures/src/drawAhead.ts') : null,
          },
        }
      : null,
  }
}

/** The product's version, from the root manifest. */
export const version: string = packageJson.version
