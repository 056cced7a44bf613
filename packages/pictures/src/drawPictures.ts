import type { PictureSpec } from './listPictures.ts'
import { createRandom } from './svg/random.ts'
import { createSheet } from './svg/sheet.ts'
import sharp, { type Sharp } from 'sharp'

/** Draws one picture as SVG. Equal specs give equal text. */
export function drawSvg({ path, width, height, scene, turn }: PictureSpec): string {
  const random = createRandom(path)
  const palette = scene.palettes[turn % scene.palettes.length] ?? scene.palettes[0]
  const sheet = createSheet({ width, height, random, palette })
  return sheet.finish(scene.draw(sheet))
}

/** What follows a picture's path: webp and png, each at 1x and 2x (D15). */
export type Ending = '.webp' | '@2x.webp' | '.png' | '@2x.png'

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

function encode(image: () => Sharp, spec: PictureSpec, ending: Ending): Promise<Buffer> {
  const { transparent = false, width, height } = spec
  if (ending.endsWith('.png'))
    return image()
      .png(transparent ? clearPng : png)
      .toBuffer()
  if (transparent) return image().webp(clearWebp).toBuffer()
  if (ending === '.webp') return smallWebp(image, width * height)
  return image().webp({ quality: 74, effort: 3 }).toBuffer()
}

/** Draws the files of a picture with these endings. Most of the time goes to the pixels; endings of one size share them. */
export async function renderPicture(spec: PictureSpec, endings: readonly Ending[]): Promise<Buffer[]> {
  // One thread: several pictures are drawn side by side, and other work goes on beside them.
  sharp.concurrency(1)
  const svg = Buffer.from(drawSvg(spec))
  const pixels = new Map<number, Promise<() => Sharp>>()
  const pixelsAt = async (scale: number) => {
    const picture = sharp(svg, { density: dpi * scale })
    const drawn = spec.transparent ? picture.ensureAlpha() : picture.flatten({ background: '#000' })
    const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
    return () => sharp(data, { raw: info })
  }
  const files: Buffer[] = []
  for (const ending of endings) {
    const scale = ending.startsWith('@2x') ? 2 : 1
    const image = pixels.get(scale) ?? pixelsAt(scale)
    pixels.set(scale, image)
    files.push(await encode(await image, spec, ending))
  }
  return files
}
