import type { Palette } from './palette.ts'
import type { Random } from './random.ts'
import type { Tone } from './tone.ts'

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
