/** How wide a picture is, for the browser to take the smallest file that is sharp. */
export interface PictureSizes {
  /** Width of the plain file, in px; the other one is twice as wide. */
  readonly file: number
  /** Width it is shown at, as CSS says it: `35vw`. */
  readonly shown: string
  /** The same in windows of 700 px or more. */
  readonly wide?: string
}

/** The attribute `sizes` of an image. A screen of three pixels to a px gets a file for two: nobody sees the third. */
export function sizesAttribute({ shown, wide }: PictureSizes): string {
  const dense = `(min-resolution: 2.5dppx) calc(${shown} * 0.66), ${shown}`
  return wide === undefined ? dense : `(min-width: 700px) ${wide}, ${dense}`
}

/** The four files the build draws of a picture, as two `srcset`s. */
export interface PictureSources {
  readonly webp: string
  readonly png: string
}

/**
 * The files beside a bitmap: `name.png` and `name@2x.png`, and both as webp; a query stays. Undefined for pictures of
 * another kind, which come alone. With the width of the plain file they are told apart by width, else by pixel density.
 */
export function pictureSources(src: string, file?: number): PictureSources | undefined {
  const match = /^(?!data:|blob:)([^?#]+)\.(?:png|webp)(\?[^#]*)?$/i.exec(src)
  if (!match) return undefined
  const [, name = '', query = ''] = match
  const [plain, twice] = file === undefined ? ['1x', '2x'] : [`${file}w`, `${file * 2}w`]
  const set = (ending: string) => `${name}.${ending}${query} ${plain}, ${name}@2x.${ending}${query} ${twice}`
  return { webp: set('webp'), png: set('png') }
}
