import type { FileRefusal } from './sortFiles.ts'

/** What the uploader says. */
export interface ImageUploaderTexts {
  /** On the tile that adds one. */
  readonly add: string
  /** Names a picture by its place, from 1. */
  readonly picture: (place: number) => string
  /** On one that did not arrive; a press tries again. */
  readonly failed: string
  /** Why a file was not taken, and what would be, given its name. */
  readonly refused: Readonly<Record<FileRefusal, (name: string) => string>>
}
