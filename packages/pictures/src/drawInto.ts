import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { DrawnTogether } from './siteFiles.ts'

/** Writes a file whole or not at all: it gets its name when it is complete. */
async function writeWhole(file: string, content: Buffer): Promise<void> {
  const part = `${file}.${process.pid}.part`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(part, content)
  await rename(part, file)
}

/** Draws the files into the folder, unless all of them are there. Says whether it drew. */
export async function drawInto(folder: string, { files, draw }: DrawnTogether): Promise<boolean> {
  if (files.every((name) => existsSync(join(folder, name)))) return false
  const contents = await draw()
  for (const [index, name] of files.entries()) {
    const content = contents[index]
    if (!content) throw new Error(`Nothing was drawn for ${name}.`)
    await writeWhole(join(folder, name), content)
  }
  return true
}

/** Draws all of them, so many at a time, in their order. Says how many had to be drawn. */
export async function drawAll(
  folder: string,
  pictures: readonly DrawnTogether[],
  atATime: number,
): Promise<number> {
  const queue = pictures.values()
  let count = 0
  const work = async () => {
    for (const picture of queue) if (await drawInto(folder, picture)) count += 1
  }
  await Promise.all(Array.from({ length: atATime }, work))
  return count
}
