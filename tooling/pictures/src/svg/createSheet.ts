import { css } from './css.ts'
import { num } from './num.ts'
import type { Palette } from './palette.ts'
import type { Random } from './random.ts'
import type { Sheet, Stop } from './sheet.ts'

/** What a sheet is made of. */
export interface SheetOptions {
  readonly width: number
  readonly height: number
  readonly random: Random
  readonly palette: Palette
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([offset, tone, alpha = 1]) => `<stop offset="${num(offset)}" stop-color="${css(tone, alpha)}"/>`)
    .join('')
}

/** An empty sheet. Equal definitions are written once. */
export function createSheet({ width, height, random, palette }: SheetOptions): Sheet {
  const definitions = new Map<string, string>()

  function define(element: string, attributes: string, content: string): string {
    const key = `${element} ${attributes}>${content}`
    const id = definitions.get(key) ?? `d${definitions.size}`
    definitions.set(key, id)
    return `url(#${id})`
  }

  return {
    width,
    height,
    unit: Math.min(width, height * 0.9) / 320,
    random,
    palette,
    linear(stops, angle = 90) {
      const x = Math.cos((angle * Math.PI) / 180) / 2
      const y = Math.sin((angle * Math.PI) / 180) / 2
      const box = `x1="${num(0.5 - x)}" y1="${num(0.5 - y)}" x2="${num(0.5 + x)}" y2="${num(0.5 + y)}"`
      return define('linearGradient', box, stopsOf(stops))
    },
    radial(stops, x = 0.5, y = 0.5, radius = 0.5) {
      const box = `cx="${num(x)}" cy="${num(y)}" r="${num(radius)}"`
      return define('radialGradient', box, stopsOf(stops))
    },
    blur(deviation) {
      const room = 'x="-100%" y="-100%" width="300%" height="300%"'
      return define('filter', room, `<feGaussianBlur stdDeviation="${num(deviation)}"/>`)
    },
    clip: (shapes) => define('clipPath', '', shapes),
    finish(body) {
      const defs = [...definitions].map(([key, id]) => {
        const element = key.slice(0, key.indexOf(' '))
        return `<${element} id="${id}"${key.slice(element.length)}</${element}>`
      })
      const box = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
      return `<svg xmlns="http://www.w3.org/2000/svg" ${box}><defs>${defs.join('')}</defs>${body}</svg>`
    },
  }
}
