import sharp, { type Sharp } from 'sharp'
import type { PictureSpec } from './pictureSpec.ts'

/** The files of one picture by what follows its path. */
export type RenderedPicture = Readonly<Record<'.webp' | '.png' | '@2x.webp' | '@2x.png', Buffer>>

const dpi = 72
/** A cover of 320 by 427 stays below 15 kB. */
const bytesPerPixel = 0.109
const qualities = [80, 72, 64, 54, 44, 34]
const png = { palette: true, quality: 80, effort: 1, compressionLevel: 4, dither: 0.5 }

async function smallWebp(image: () => Sharp, pixels: number): Promise<Buffer> {
  let best = Buffer.alloc(0)
  for (const quality of qualities) {
    best = await image().webp({ quality, effort: 4, smartSubsample: true }).toBuffer()
    if (best.length <= pixels * bytesPerPixel) break
  }
  return best
}

/** Clear pictures are small and have sharp edges, which costs little to keep. */
const clearWebp = { quality: 90, alphaQuality: 100, effort: 4, smartSubsample: true }
const clearPng = { palette: true, quality: 90, effort: 1, compressionLevel: 9 }

/** Turns a drawing into webp and png at 1x and 2x (D15). */
export async function renderPicture(
  svg: string,
  { width, height, transparent = false }: Pick<PictureSpec, 'width' | 'height' | 'transparent'>,
): Promise<RenderedPicture> {
  const picture = sharp(Buffer.from(svg), { density: dpi * 2 })
  const drawn = transparent ? picture.ensureAlpha() : picture.flatten({ background: '#000' })
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
  const double = () => sharp(data, { raw: info })
  const small = await double().resize(width, height).raw().toBuffer({ resolveWithObject: true })
  const single = () => sharp(small.data, { raw: small.info })
  if (transparent)
    return {
      '.webp': await single().webp(clearWebp).toBuffer(),
      '.png': await single().png(clearPng).toBuffer(),
      '@2x.webp': await double().webp(clearWebp).toBuffer(),
      '@2x.png': await double().png(clearPng).toBuffer(),
    }
  return {
    '.webp': await smallWebp(single, width * height),
    '.png': await single().png(png).toBuffer(),
    '@2x.webp': await double().webp({ quality: 74, effort: 3 }).toBuffer(),
    '@2x.png': await double().png(png).toBuffer(),
  }
}
