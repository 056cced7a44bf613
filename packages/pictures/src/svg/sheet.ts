import type { Palette } from './palettes.ts'
import type { Random } from './random.ts'
import { css, type Tone } from './tone.ts'
import { num } from './path.ts'

/** One stop of a gradient: offset 0 to 1, colour, opacity. */
export type Stop = readonly [offset: number, tone: Tone, alpha?: number]

/** What a scene draws on: its size, its chance, its colours, and the definitions it may refer to. */
export interface Sheet {
  readonly width: number
  readonly height: number
  /** Length that fits the smaller side: 1 on a cover of 320 units. Sizes of things are multiples of it. */
  readonly unit: number
  readonly random: Random
  readonly palette: Palette
  /** A linear gradient over the shape's box; 0 degrees runs to the right, 90 down. Returns a paint. */
  linear(stops: readonly Stop[], angle?: number): string
  /** A radial gradient over the shape's box, around a point in fractions of it. Returns a paint. */
  radial(stops: readonly Stop[], x?: number, y?: number, radius?: number): string
  /** A blur of this deviation. Returns a value for `filter`. */
  blur(deviation: number): string
  /** A region that things are cut to. Returns a value for `clip-path`. */
  clip(shapes: string): string
  /** Closes the picture around what was drawn. */
  finish(body: string): string
}

/** One composition: the grounds it looks well on, and how it is drawn. Equal sheets give equal pictures. */
export interface Scene {
  readonly palettes: readonly [Palette, ...Palette[]]
  draw(sheet: Sheet): string
}

/** What a sheet is made of. */
interface SheetOptions {
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
