/** The four files the build draws of a picture, as two `srcset`s. */
export interface PictureSources {
  readonly webp: string
  readonly png: string
}

/**
 * The files beside a bitmap: `name.png` and `name@2x.png`, and both as webp; a query stays. Undefined for pictures of
 * another kind, which come alone.
 */
export function pictureSources(src: string): PictureSources | undefined {
  const match = /^(?!data:|blob:)([^?#]+)\.(?:png|webp)(\?[^#]*)?$/i.exec(src)
  if (!match) return undefined
  const [, name = '', query = ''] = match
  const set = (ending: string) => `${name}.${ending}${query} 1x, ${name}@2x.${ending}${query} 2x`
  return { webp: set('webp'), png: set('png') }
}
