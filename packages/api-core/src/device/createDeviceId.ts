import type { RandomPort } from '../ports/randomPort.ts'

/** Thirteen characters of five random bits each. */
function randomPart(random: RandomPort): string {
  const bytes = new Uint8Array(13)
  random.getRandomValues(bytes)
  return Array.from(bytes, (byte) => (byte & 31).toString(32)).join('')
}

/**
 * Makes a device id: `web-<tag>-<random>-<random>`, with the tag `ios`, `android` or nothing (D10).
 *
 * @example
 * ```ts
 * createDeviceId({ userAgent: 'iPhone' }).slice(0, 8) // 'web-ios-'
 * ```
 */
export function createDeviceId({
  userAgent,
  random = crypto,
}: {
  userAgent: string
  random?: RandomPort | undefined
}): string {
  const tag = /iphone|ipad|ipod/i.test(userAgent) ? 'ios' : /android|linux/i.test(userAgent) ? 'android' : ''
  return `web-${tag}-${randomPart(random)}-${randomPart(random)}`
}
