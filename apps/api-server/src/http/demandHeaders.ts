import { HttpFailure } from './httpFailure.ts'

const deviceFormat = /^web-(?:ios|android|)-[0-9a-z]{8,13}-[0-9a-z]{8,13}$/

/**
 * The headers that a form of another site cannot send (D22), and the device id of D10.
 *
 * @throws HttpFailure 403 when one is missing, malformed, or the request comes from another site.
 */
export function demandHeaders(
  headers: Headers,
  config: { readonly brandKeys: readonly string[]; readonly allowedOrigins: readonly string[] },
): { device: string; origin: string | null } {
  const brandKey = headers.get('d')
  const device = headers.get('device')
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  const known = origin !== null && config.allowedOrigins.includes(origin)
  const ours = brandKey !== null && config.brandKeys.includes(brandKey)
  // The shells are one site on several ports: same-site passes, but only with the name of a shell.
  const near = site === null || site === 'same-origin' || (site === 'same-site' && known)
  const foreign = !near || (origin !== null && !known)
  if (!ours || foreign || device === null || !deviceFormat.test(device)) {
    throw new HttpFailure(403, 'forbidden')
  }
  return { device, origin }
}
