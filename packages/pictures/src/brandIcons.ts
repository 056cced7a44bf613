import type { BrandModule } from '@koi/brand'
import sharp from 'sharp'
import { css, shade } from './svg/tone.ts'

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

/** One icon of a brand: favicon, home screen, installed app. */
export interface BrandIcon {
  /** The file's name below `icons`. */
  readonly name: string
  readonly draw: () => Promise<Buffer>
}

const bitmaps = [
  ['icon-192', 192, false],
  ['icon-512', 512, false],
  ['icon-maskable-512', 512, true],
  ['apple-touch-icon', 180, true],
] as const

/** The icons of a brand. */
export function brandIcons(brand: BrandModule): readonly BrandIcon[] {
  return [
    { name: 'favicon.svg', draw: async () => Buffer.from(iconSvg(brand, 48, false)) },
    ...bitmaps.map(([name, size, maskable]) => ({
      name: `${name}.png`,
      draw: () =>
        sharp(Buffer.from(iconSvg(brand, size, maskable)))
          .png()
          .toBuffer(),
    })),
  ]
}
