import { navigated, useStoreDispatch } from '@koi/store'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { ScrollRestoration, useLocation, useSearchParams } from 'react-router-dom'
import { usePageViews } from '../analytics/usePageViews.ts'
import { usePageTitle } from '../routing/pageRoutes.tsx'
import { documentTitle } from '../routing/useDocumentTitle.ts'

/** What every change of route brings (D16): the document's title, focus on the heading, scroll restored on back, a page view (D17). */
export function RouteEffects({ siteName }: { siteName: string }) {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const title = usePageTitle()
  // An order is a page of its own beside the form that it comes from.
  const page = `${pathname} ${params.get('order') ?? ''}`
  const dispatch = useStoreDispatch()
  const shown = useRef<string | null>(null)
  usePageViews()

  useLayoutEffect(() => {
    // Until the first page is loaded the title is what the server wrote.
    if (title !== null || shown.current !== null) document.title = documentTitle(title, siteName)
  }, [title, siteName])
  useEffect(() => {
    dispatch(navigated({ path: pathname }))
  }, [pathname, dispatch])
  useEffect(() => {
    const first = shown.current === null || shown.current === page
    shown.current = page
    // The first page keeps the browser's own focus.
    if (!first) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true })
  }, [page])

  return <ScrollRestoration />
}
