const address = '/sw.js'
const policyName = 'koi-worker'

/** How the service worker is registered: for the whole site, and never from the browser's cache (D18). */
export const workerOptions = { scope: '/', updateViaCache: 'none' } as const

interface TrustedPolicy {
  createScriptURL(url: string): string
}

/** The address of the service worker, which the page may use and no other (D22). Call it once: a name is good for one policy. */
export function workerAddress(): string {
  const factory: unknown = Reflect.get(window, 'trustedTypes')
  if (typeof factory !== 'object' || factory === null || !('createPolicy' in factory)) return address
  const create = factory.createPolicy
  if (typeof create !== 'function') return address
  const policy: TrustedPolicy = create.call(factory, policyName, { createScriptURL: () => address })
  return policy.createScriptURL(address)
}
