import { splitUrl } from '../ports/splitUrl.ts'

/**
 * The URL of an image in the best format at hand, with the version that breaks caches (D15). A bitmap's ending becomes
 * `.webp` where that is supported; data:, blob: and svg URLs pass unchanged.
 *
 * @example
 * ```ts
 * imageUrl('/img/koi.png', { version: '7', webp: true })   // '/img/koi.webp?v=7'
 * imageUrl('/img/koi.png?x=1', { version: '7', webp: false }) // '/img/koi.png?x=1&v=7'
 * ```
 */
export function imageUrl(path: string, { version, webp }: { version: string; webp: boolean }): string {
  const [file, query, hash] = splitUrl(path)
  if (/^$|^(?:data|blob):|\.svg$/i.test(file)) return path
  const name = webp ? file.replace(/\.(?:png|jpe?g|gif|bmp)$/i, '.webp') : file
  return `${name}${query ? `${query}&` : '?'}v=${encodeURIComponent(version)}${hash}`
}

// One lossless pixel.
const SAMPLE = 'UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA=='

/**
 * Whether webp images can be shown here, found out by decoding one. Never rejects; false where nothing decodes images, as
 * in Node.
 *
 * @example
 * ```ts
 * const webp = await supportsWebp()
 * ```
 */
export async function supportsWebp(): Promise<boolean> {
  try {
    const bytes = Uint8Array.from(atob(SAMPLE), (char) => char.charCodeAt(0))
    await createImageBitmap(new Blob([bytes], { type: 'image/webp' }))
    return true
  } catch {
    return false
  }
}
