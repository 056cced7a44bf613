import type { Palette } from '../svg/palette.ts'
import type { Sheet } from '../svg/sheet.ts'

/** One composition: the grounds it looks well on, and how it is drawn. Equal sheets give equal pictures. */
export interface Scene {
  readonly palettes: readonly [Palette, ...Palette[]]
  draw(sheet: Sheet): string
}
