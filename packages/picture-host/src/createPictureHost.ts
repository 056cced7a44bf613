import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { PictureLateError, PictureUnavailableError } from './errors.ts'
import { type Drawing, startDrawing } from './startDrawing.ts'

/** How pictures are found and drawn. */
interface PictureHostOptions {
  /** The program that draws what it is told over its channel, as `packages/pictures/src/drawOnDemand.ts` does. */
  readonly program: string
  /** The longest that one request waits, in ms. Drawing goes on, and the next request finds the file. */
  readonly longestWait?: number
  /** How long the program may have nothing to do before it is let go, in ms. */
  readonly idle?: number
}

/** Finds the files of pictures and has those drawn that are missing. */
export interface PictureHost {
  /**
   * The absolute file of a name below `/pictures`, such as `games/g1@2x.webp`, drawn if it is not there yet; null where there
   * is no such picture.
   *
   * @throws PictureLateError when it takes too long.
   * @throws PictureUnavailableError when it cannot be drawn.
   */
  fileOf(name: string): Promise<string | null>
  /** Starts the program now, so that the first request need not wait for that. */
  start(): void
  /** Lets the program go for good: requests that need it are refused from now on. */
  stop(): void
}

/** The pictures there are. */
interface Known {
  readonly folder: string
  readonly files: ReadonlySet<string>
}

async function within<Value>(wait: number, value: Promise<Value>, what: string): Promise<Value> {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(
    () => late.reject(new PictureLateError(`${what} takes longer than ${wait} ms.`)),
    wait,
  )
  return Promise.race([value, late.promise]).finally(() => clearTimeout(timer))
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  )

/** A host of pictures. The program starts with the first request that needs it and ends when there is nothing to do. */
export function createPictureHost({
  program,
  longestWait = 60_000,
  idle = 60_000,
}: PictureHostOptions): PictureHost {
  let drawing: Drawing | null = null
  let known: Known | null = null
  let stopped = false
  function running(): Drawing {
    if (drawing) return drawing
    if (stopped) throw new PictureUnavailableError('The host of pictures has stopped.')
    const started = startDrawing({
      program,
      idle,
      onEnd: () => {
        if (drawing === started) drawing = null
      },
    })
    drawing = started
    return started
  }

  /** What there is, as the program that runs now says it: one that starts later may draw from other sources. */
  async function learn({ manifest }: Drawing): Promise<Known> {
    const { folder, files } = await manifest
    if (known?.folder !== folder) known = { folder, files: new Set(files) }
    return known
  }

  async function find(name: string): Promise<string | null> {
    const { folder, files } = known ?? (await learn(running()))
    if (!files.has(name)) return null
    const file = join(folder, name)
    if (await exists(file)) return file
    const program = running()
    const current = await learn(program)
    if (!current.files.has(name)) return null
    await program.draw(name)
    return join(current.folder, name)
  }

  return {
    fileOf: (name) => within(longestWait, find(name), name),
    start: () => void running(),
    stop() {
      stopped = true
      drawing?.stop()
    },
  }
}
