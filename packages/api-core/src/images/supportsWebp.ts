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
