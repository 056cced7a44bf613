import { keepPage } from './keepPage.ts'
import { workerOptions } from './workerAddress.ts'

/**
 * Has the browser fetch the service worker where none serves the page yet, and keep the page that the server drew. Says whether
 * this is the first one: then no newer version can be waiting, and what watches for one is not needed yet.
 */
export async function beginWorker(address: string): Promise<boolean> {
  const { serviceWorker } = navigator
  if (serviceWorker.controller) return false
  const path = location.pathname
  try {
    const { active } = await serviceWorker.register(address, workerOptions)
    if (active) return false
    if ('drawn' in document.documentElement.dataset) void keepPage(path)
  } catch {
    // `registerWorker` is refused as well, and says so.
  }
  return true
}
