import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'

/** Leads to the heading that the address names, once the article is there: `#fees`. */
export function useAnchor(ready: boolean): void {
  const { hash } = useLocation()
  useEffect(() => {
    if (!ready || hash.length < 2) return
    const heading = document.getElementById(hash.slice(1))
    heading?.scrollIntoView()
    heading?.focus({ preventScroll: true })
  }, [ready, hash])
}
