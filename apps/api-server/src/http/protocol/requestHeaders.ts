import type { forbiddenDetails } from '@koi/contract'
import type * as v from 'valibot'
import type { ServedBrand } from '../../services/context.ts'
import type { Locale } from '../../services/locale.ts'
import type { AskedHeaders } from './askedHeaders.ts'
import { HttpFailure } from './httpFailure.ts'

const deviceFormat = /^web-(?:ios|android|)-[0-9a-z]{8,13}-[0-9a-z]{8,13}$/

type Problem = Omit<v.InferOutput<typeof forbiddenDetails>, 'code'>

function forbid(header: Problem['header'], problem: Problem['problem']): never {
  throw new HttpFailure(403, 'forbidden', {}, { header, problem } satisfies Problem)
}

/**
 * The headers that a form of another site cannot send (D22), and the device id of D10.
 *
 * @throws HttpFailure 403 that names the header which is missing, malformed or unknown, or shows that the request comes from
 * another site.
 */
export function requireHeaders(
  headers: AskedHeaders,
  config: {
    readonly brands: readonly ServedBrand[]
    readonly allowedOrigins: readonly string[]
    readonly apiOrigin: string
  },
): { brand: ServedBrand; device: string; origin: string | null } {
  const d = headers.get('d') ?? forbid('d', 'missing')
  const brand = config.brands.find((served) => served.d === d) ?? forbid('d', 'unknown')
  const device = headers.get('device') ?? forbid('device', 'missing')
  if (!deviceFormat.test(device)) forbid('device', 'malformed')
  const origin = headers.get('origin')
  // The reference, from which calls are tried, stands on the origin of the API itself.
  const known = origin !== null && [...config.allowedOrigins, config.apiOrigin].includes(origin)
  if (origin !== null && !known) forbid('origin', 'foreign')
  const site = headers.get('sec-fetch-site')
  // The shells are one site on several ports: same-site passes, but only with the name of a shell.
  const near = site === null || site === 'same-origin' || (site === 'same-site' && known)
  return near ? { brand, device, origin } : forbid('sec-fetch-site', 'foreign')
}

/** The language of a `lang` header; zh-CN unless it is English (D23). */
export function localeOf(header: string | null): Locale {
  return header !== null && /^en\b/i.test(header) ? 'en' : 'zh-CN'
}
