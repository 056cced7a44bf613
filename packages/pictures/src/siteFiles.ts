import type { BrandModule } from '@koi/brand'
import { type BrandIcon, brandIcons } from './brandIcons.ts'
import { type Ending, renderPicture } from './drawPictures.ts'
import type { PictureSpec } from './listPictures.ts'

/** Files that are drawn together, since most of their cost is shared. */
export interface DrawnTogether {
  /** Names below the folder, such as `games/g1@2x.webp`. */
  readonly files: readonly string[]
  /** What is in them, in the order of the names. */
  readonly draw: () => Promise<readonly Buffer[]>
}

/** Which files of a picture are drawn together. */
export const together = {
  /** Each by itself, for whoever asks for one. */
  asAsked: [['.webp'], ['@2x.webp'], ['.png'], ['@2x.png']],
  /** What browsers of today ask for. */
  ahead: [['.webp'], ['@2x.webp']],
  /** All, sizes by themselves: both formats of one share their pixels. */
  all: [
    ['.webp', '.png'],
    ['@2x.webp', '@2x.png'],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly Ending[])[]>>

const ofPicture = (spec: PictureSpec, endings: readonly Ending[]): DrawnTogether => ({
  files: endings.map((ending) => spec.path + ending),
  draw: () => renderPicture(spec, endings),
})

const ofIcon = ({ name, draw }: BrandIcon): DrawnTogether => ({
  files: [`icons/${name}`],
  draw: async () => [await draw()],
})

/** What the site shows, in these portions. */
export function siteFiles(
  brand: BrandModule,
  specs: readonly PictureSpec[],
  portions: readonly (readonly Ending[])[],
): DrawnTogether[] {
  return [
    ...brandIcons(brand).map(ofIcon),
    ...specs.flatMap((spec) => portions.map((endings) => ofPicture(spec, endings))),
  ]
}
