import type { Client, Logger } from '@koi/api-core'
import type { BrandModule } from '@koi/brand'
import { statistics } from '@koi/contract/statistics'
import { onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import type { Analytics, PageView } from './pageView.ts'
import { providers } from './providers.ts'

export interface AnalyticsOptions {
  readonly client: Client
  readonly allowed: BrandModule['analytics']
  readonly window: Window
  readonly logger: Logger
  /** The page that was loaded, which vitals are of, whatever is shown when one is known; null where nothing may be told of it. */
  readonly page: () => Pick<PageView, 'pattern' | 'shell'> | null
}

interface TrustedPolicy {
  createScriptURL(url: string): string
}

/** The name of the one Trusted Types policy that the shells' content security policy allows. */
const policyName = 'koi-analytics'

/** Lets through the address of a script that is on the brand's list, and nothing else (D22). */
function trust(window: Window, script: URL): string {
  const factory: unknown = Reflect.get(window, 'trustedTypes')
  if (typeof factory !== 'object' || factory === null || !('createPolicy' in factory)) return script.href
  const create = factory.createPolicy
  if (typeof create !== 'function') return script.href
  const policy: TrustedPolicy = create.call(factory, policyName, { createScriptURL: () => script.href })
  return policy.createScriptURL(script.href)
}

/** The nonce of this page, with which a script of another origin may run in it; empty where it has none (D22). */
function nonceOf(window: Window): string {
  return window.document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? ''
}

/** A service and its script. */
interface NamedService {
  readonly provider: BrandModule['analytics'][number]['provider']
  readonly script: URL
}

/** One of this machine without a port is the sandbox's, wherever that listens; the policy of the page knows where. */
function isFrom(script: URL, { origin, protocol, hostname, port }: URL): boolean {
  if (origin === script.origin) return true
  const here = hostname === '127.0.0.1' && port === ''
  return here && protocol === script.protocol && hostname === script.hostname
}

/** The service that the server names for this host (D17); null where it names none, or one that the brand does not allow. */
export async function findService(options: Omit<AnalyticsOptions, 'page'>): Promise<NamedService | null> {
  const { client, allowed, window, logger } = options
  const { items } = await client.call(statistics, {})
  const entry = items.find(({ url }) => url === window.location.host)
  if (!entry) return null
  const script = new URL(entry.platform_ck)
  const service = allowed.find(({ origin }) => isFrom(script, new URL(origin)))
  if (!service) {
    logger.warn('The script of page views is not on the list of the brand')
    return null
  }
  return { provider: service.provider, script }
}

/**
 * Starts the service of this host; null where there is none. Its script may be blocked or fail: then views go nowhere and
 * the page knows nothing of it.
 */
export async function startAnalytics(options: AnalyticsOptions): Promise<Analytics | null> {
  const service = await findService(options)
  if (!service) return null
  const { window } = options
  const { provider, script } = service
  const analytics = providers[provider](window, script)
  const element = window.document.createElement('script')
  element.async = true
  element.nonce = nonceOf(window)
  element.src = trust(window, script)
  window.document.head.append(element)
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB])
    watch(({ name, value }) => {
      const page = options.page()
      if (page) analytics.reportVital({ name, value, ...page })
    })
  return analytics
}
