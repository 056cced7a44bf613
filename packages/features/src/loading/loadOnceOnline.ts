import { loadChunk, type ReloadPort } from './loadChunk.ts'

/** Loads a chunk that the page cannot go on without; where it does not come, again each time that the network is back. */
export async function loadOnceOnline<Loaded>(
  load: () => Promise<Loaded>,
  page?: ReloadPort,
): Promise<Loaded> {
  try {
    return await loadChunk(load, page)
  } catch {
    await new Promise((resolve) => {
      addEventListener('online', resolve, { once: true })
    })
    return await loadOnceOnline(load, page)
  }
}
