import type { Timers } from '@koi/api-core'
import { matchRoutes, type DataRouter } from 'react-router-dom'
import { loadRoute } from './pageRouter/dataRoutes.ts'
import { pathAfterLogin } from './redirects.ts'

/** So long the mouse or the focus rests on a link that is going to be followed, in ms: what only passes by does not. */
const restsFor = 65

/** Whether the player has asked the browser to load nothing ahead. */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection')
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}

function linkOf({ target }: Pick<Event, 'target'>): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest('a[href]') : null
  return link instanceof HTMLAnchorElement && link.target === '' && link.origin === location.origin
    ? link
    : null
}

/**
 * Loads the chunks of the page that the player is about to go to, from now on: once the mouse or the focus rests on a link
 * in `part`, at once where it is pressed, and where a guest types who is about to log in. What does not come is loaded by
 * the move itself, which says what becomes of it.
 */
export function fetchAhead(routes: DataRouter['routes'], timers: Timers, part: Node = document): void {
  let on: HTMLAnchorElement | null = null
  let cancel: (() => void) | null = null
  // What a path matches takes longer to find than is left between a press and the move that follows.
  const loaded = new Set<string>()

  const load = async (pathname: string) => {
    // A failed module would be kept by the browser until the page is loaded anew.
    if (loaded.has(pathname) || !navigator.onLine || savesData()) return
    loaded.add(pathname)
    const matches = matchRoutes(routes, pathname) ?? []
    const results = await Promise.allSettled(matches.map(async ({ route }) => await loadRoute(route)))
    if (results.some(({ status }) => status === 'rejected')) loaded.delete(pathname)
  }
  const rest = ({ target }: Pick<Event, 'target'>) => {
    const link = linkOf({ target })
    if (link === on) return
    on = link
    cancel?.()
    cancel = link && timers.after(restsFor, () => void load(link.pathname))
  }
  // One that the mouse or the focus rests on by now.
  rest({ target: document.querySelector('a:hover') ?? document.activeElement })
  part.addEventListener('pointerover', rest, { passive: true })
  part.addEventListener('focusin', rest, { passive: true })
  part.addEventListener(
    'pointerdown',
    (event) => {
      const link = linkOf(event)
      if (link) void load(link.pathname)
    },
    { passive: true },
  )
  part.addEventListener('input', () => {
    const path = pathAfterLogin(location)
    if (path !== null) void load(new URL(path, location.origin).pathname)
  })
}
