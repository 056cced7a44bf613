import { HttpFailure } from '../http/httpFailure.ts'

/**
 * The game page's own calls come from its own origin, whichever shell frames it.
 *
 * @throws HttpFailure 403 for any other page.
 */
export function demandSameOrigin(headers: Headers, sandboxOrigin: string): void {
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  const near = site === null || site === 'same-origin'
  if (!near || (origin !== null && origin !== sandboxOrigin)) throw new HttpFailure(403, 'forbidden')
}
