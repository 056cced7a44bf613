import { watch } from 'node:fs'

/** Something that goes on until it is stopped. */
export interface Watch {
  readonly stop: () => void
}

/** Takes each change below some folders, one after the other. Changes of tests are none. */
export function watchFolders(folders: readonly string[], take: () => Promise<unknown>): Watch {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<unknown> = Promise.resolve()
  const changed = (_event: string, file: string | null) => {
    if (file !== null && /\.test\.tsx?$/.test(file)) return
    clearTimeout(timer)
    // An editor writes a file in several steps.
    timer = setTimeout(() => {
      running = running.then(take)
    }, 50)
  }
  const watchers = folders.map((folder) => watch(folder, { recursive: true }, changed))
  return {
    stop() {
      clearTimeout(timer)
      for (const watcher of watchers) watcher.close()
    },
  }
}
