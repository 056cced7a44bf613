import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { usePagePattern, usePageTitle } from '../routing/pageRoutes.tsx'
import { useBrand } from '../runtime/brand.ts'
import { useRuntime } from '../runtime/runtime.ts'
import type { Analytics, PageView } from './pageView.ts'
import { useMayCount } from './useMayCount.ts'

/** How long the start of the page has the network and the processor to itself, in ms. */
const startsAfter = 4_000
/** Views that wait for the service; a service that never comes must not fill the memory. */
const mostQueued = 50

/**
 * Reports one page view for each change of route (D17). What reports them is loaded when the page is idle; until then views
 * wait. A brand without a service loads nothing, and so does one that has to be allowed first and is not.
 */
export function usePageViews(): void {
  const { analytics } = useBrand()
  const wanted = useMayCount() === 'yes'
  const { client, formFactor, logger, timers } = useRuntime()
  const { pathname } = useLocation()
  const pattern = usePagePattern()
  const title = usePageTitle()
  const shown = useRef<string | null>(null)
  const queue = useRef<PageView[]>([])
  const service = useRef<Analytics | null>(null)
  // A page that was loaded before its player agreed is not told of, neither is any after the answer was taken back.
  const wantedAtLoad = useRef(wanted)
  const loaded = useRef<string | null>(null)
  const vitalsOf = useRef<string | null>(null)

  const report = useEffectEvent((path: string, shownAs: string | null) => {
    if (!wanted || shownAs === null || shown.current === path) return
    shown.current = path
    const view = { pattern: shownAs, title: title ?? '', shell: formFactor }
    if (service.current) service.current.report(view)
    else if (queue.current.length < mostQueued) queue.current.push(view)
  })
  useEffect(() => report(pathname, pattern), [pathname, pattern])
  useEffect(() => {
    loaded.current ??= pattern
    vitalsOf.current = wanted && wantedAtLoad.current ? loaded.current : null
  }, [wanted, pattern])

  const start = useEffectEvent(async () => {
    const { startAnalytics } = await import('./startAnalytics.ts')
    // A script that is there stays, also for a player who has taken the answer back and given it anew.
    service.current ??= await startAnalytics({
      client,
      allowed: analytics,
      window,
      logger,
      page: () => (vitalsOf.current === null ? null : { pattern: vitalsOf.current, shell: formFactor }),
    })
    for (const view of queue.current.splice(0)) service.current?.report(view)
  })
  useEffect(
    () =>
      wanted
        ? timers.after(startsAfter, () => {
            void start().catch(() => undefined)
          })
        : undefined,
    [wanted, timers],
  )
}
