import type { BrandModule } from '@koi/brand'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { css } from './svg/css.ts'
import { shade } from './svg/shade.ts'

/** The mark on its tile. A maskable icon has no corners of its own and keeps the mark in the safe middle. */
function iconSvg({ logo }: BrandModule, size: number, maskable: boolean): string {
  const side = Number(logo.viewBox.split(' ')[2])
  const inner = maskable ? 0.56 : 0.68
  const offset = (side * (1 - inner)) / 2
  const [top, foot] = [css(shade(logo.tile, 0.05)), css(shade(logo.tile, -0.06))]
  const marks = logo.paths.map((d) => `<path d="${d}"/>`).join('')
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${logo.viewBox}">` +
    `<defs><linearGradient id="t" x1="0" y1="0" x2="0.6" y2="1"><stop stop-color="${top}"/>` +
    `<stop offset="1" stop-color="${foot}"/></linearGradient></defs>` +
    `<rect width="${side}" height="${side}" rx="${maskable ? 0 : side * 0.23}" fill="url(#t)"/>` +
    `<g fill="#fff" transform="translate(${offset} ${offset}) scale(${inner})">${marks}</g></svg>`
  )
}

/** Writes the icons of the brand below `folder`/icons: favicon, home screen, installed app. */
export async function drawIcons(brand: BrandModule, folder: string): Promise<void> {
  const icons = join(folder, 'icons')
  await mkdir(icons, { recursive: true })
  await writeFile(join(icons, 'favicon.svg'), iconSvg(brand, 48, false))
  for (const [name, size, maskable] of [
    ['icon-192', 192, false],
    ['icon-512', 512, false],
    ['icon-maskable-512', 512, true],
    ['apple-touch-icon', 180, true],
  ] as const) {
    await sharp(Buffer.from(iconSvg(brand, size, maskable)))
      .png()
      .toFile(join(icons, `${name}.png`))
  }
}
