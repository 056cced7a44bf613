import type { PictureSpec } from './pictureSpec.ts'
import { createRandom } from './svg/createRandom.ts'
import { createSheet } from './svg/createSheet.ts'

/** Draws one picture as SVG. Equal specs give equal text. */
export function drawSvg({ path, width, height, scene, turn }: PictureSpec): string {
  const random = createRandom(path)
  const palette = scene.palettes[turn % scene.palettes.length] ?? scene.palettes[0]
  const sheet = createSheet({ width, height, random, palette })
  return sheet.finish(scene.draw(sheet))
}
