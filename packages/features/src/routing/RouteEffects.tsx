import { navigated, useStoreDispatch } from '@koi/store'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { ScrollRestoration, useLocation, useMatches } from 'react-router-dom'
import { titleOf } from './titleOf.ts'

/** What every change of route brings (D16): the document's title, focus on the heading, scroll restored on back. */
export function RouteEffects({ siteName }: { siteName: string }) {
  const { pathname } = useLocation()
  const title = titleOf(useMatches().map((match) => match.handle))
  const dispatch = useStoreDispatch()
  const shown = useRef<string | null>(null)

  useLayoutEffect(() => {
    document.title = title === null ? siteName : `${title} · ${siteName}`
  }, [title, siteName])
  useEffect(() => {
    dispatch(navigated({ path: pathname }))
    const first = shown.current === null || shown.current === pathname
    shown.current = pathname
    // The first page keeps the browser's own focus.
    if (!first) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [pathname, dispatch])

  return <ScrollRestoration />
}
