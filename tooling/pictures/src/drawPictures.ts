import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { drawSvg } from './drawSvg.ts'
import type { PictureSpec } from './pictureSpec.ts'
import { renderPicture } from './renderPicture.ts'

/** Draws all pictures and writes their files below the folder, a few at a time. */
export async function drawPictures(specs: readonly PictureSpec[], folder: string): Promise<void> {
  sharp.concurrency(1)
  const queue = specs.values()
  const work = async () => {
    for (const spec of queue) {
      const files = await renderPicture(drawSvg(spec), spec)
      const base = join(folder, spec.path)
      await mkdir(dirname(base), { recursive: true })
      for (const [ending, content] of Object.entries(files)) await writeFile(base + ending, content)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() + 1 }, work))
}
