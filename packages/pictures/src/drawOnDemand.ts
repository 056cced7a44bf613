import { availableParallelism } from 'node:os'
import { readDraw, tellHost } from '@koi/picture-host'
import { drawInto } from './drawInto.ts'
import { loadSite } from './loadSite.ts'
import { claimFolder } from './pictureFolder.ts'
import { siteFiles, together } from './siteFiles.ts'

// Draws what it is told over its channel, and ends with it. `@koi/picture-host` starts it.
process.once('disconnect', () => process.exit(0))

const { brand, specs, folder } = await loadSite()
claimFolder(folder)
const pictureOf = new Map(
  siteFiles(brand, specs, together.asAsked).flatMap((picture) =>
    picture.files.map((name) => [name, picture] as const),
  ),
)

const waiting: (() => void)[] = []
/** One core stays free for those who wait for the pictures. */
let free = Math.max(1, availableParallelism() - 1)

async function draw(file: string): Promise<void> {
  const picture = pictureOf.get(file)
  if (!picture) throw new Error('There is no such picture.')
  if (free === 0) await new Promise<void>((resolve) => waiting.push(resolve))
  else free -= 1
  try {
    await drawInto(folder, picture)
  } finally {
    // The newest first: older ones may belong to a page that was left.
    const next = waiting.pop()
    if (next) next()
    else free += 1
  }
}

process.on('message', (message) => {
  const file = readDraw(message)
  if (file === null) return
  draw(file).then(
    () => tellHost({ kind: 'drawn', file }),
    (error: unknown) => tellHost({ kind: 'failed', file, reason: String(error) }),
  )
})
tellHost({ kind: 'ready', folder, files: [...pictureOf.keys()] })
