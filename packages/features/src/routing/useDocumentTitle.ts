import { use, useLayoutEffect } from 'react'
import { useBrandName } from '../runtime/brand.ts'
import { PageTitleContext } from '../runtime/pageTitle.ts'

/** What the browser calls a page; `name` is null where nothing but the site is named. */
export function documentTitle(name: string | null, siteName: string): string {
  return name === null ? siteName : `${name} · ${siteName}`
}

/** Names the document after what a page shows for as long as it does; until that is known its route names it. */
export function useDocumentTitle(name: string | null): void {
  const siteName = useBrandName()
  use(PageTitleContext)?.(name)
  useLayoutEffect(() => {
    if (name === null) return undefined
    const before = document.title
    document.title = documentTitle(name, siteName)
    return () => {
      document.title = before
    }
  }, [name, siteName])
}
