import { depositChannelIds, type DepositChannelId } from '@koi/contract'
import { resolve } from 'node:path'
import { access } from './rules/access.ts'

/** How one server process is set up. The environment is read here and nowhere else. */
export interface ServerConfig {
  readonly ports: {
    readonly api: number
    readonly desktop: number
    readonly mobile: number
    readonly sandbox: number
  }
  readonly dataDir: string
  readonly databaseUrl: string | null
  /** Host names under which all ports answer, beside those of this machine. */
  readonly allowedHosts: readonly string[]
  /** How long a phone and a device wait between two text messages (D20), in ms. Tests of whole journeys take it away. */
  readonly smsPause: number
  /** Ways to deposit that are under maintenance from the start, for a while. */
  readonly closedChannels: readonly DepositChannelId[]
  /** Folders of the built shells and of the pictures; without them only the API and the sandbox are served. */
  readonly web: { readonly desktop: string; readonly mobile: string; readonly pictures: string } | null
}

type Environment = Readonly<Record<string, string | undefined>>

function port(env: Environment, name: string, fallback: number): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (Number.isInteger(value) && value > 0 && value < 65_536) return value
  throw new RangeError(`${name} must be a port from 1 to 65535, not "${text}".`)
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
 * @throws RangeError when a port, a host name, a time or a way to deposit is not one.
 */
export function readConfig(env: Environment): ServerConfig {
  const web = env['KOI_WEB_ROOT']
  return {
    ports: {
      api: port(env, 'KOI_API_PORT', 8787),
      desktop: port(env, 'KOI_DESKTOP_PORT', 4173),
      mobile: port(env, 'KOI_MOBILE_PORT', 4174),
      sandbox: port(env, 'KOI_SANDBOX_PORT', 4175),
    },
    dataDir: resolve(env['KOI_DATA_DIR'] ?? '.data'),
    databaseUrl: env['DATABASE_URL'] ?? null,
    allowedHosts: hostNames(env, 'KOI_ALLOWED_HOSTS'),
    smsPause: 1000 * seconds(env, 'KOI_SMS_PAUSE_SECONDS', access.sms.resendAfter / 1000),
    closedChannels: channels(env, 'KOI_CLOSED_CHANNELS'),
    web: web
      ? {
          desktop: resolve(web, 'apps/web-desktop/dist'),
          mobile: resolve(web, 'apps/web-mobile/dist'),
          pictures: resolve(web, '.cache/pictures'),
        }
      : null,
  }
}
