import { watch } from 'node:fs'

/** Something that goes on until it is stopped. */
export interface Watch {
  readonly stop: () => void
}

/** Compiles anew after each change below a folder, one compilation after the other. */
export function watchMessages(folder: string, compile: () => Promise<unknown>): Watch {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer)
    // An editor writes a file in several steps.
    timer = setTimeout(() => {
      running = running.then(compile)
    }, 50)
  })
  return {
    stop() {
      clearTimeout(timer)
      watcher.close()
    },
  }
}
