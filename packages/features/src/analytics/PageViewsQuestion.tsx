import { useEffect, useState } from 'react'
import { useBrand } from '../runtime/brand.ts'
import { useRuntime } from '../runtime/runtime.ts'
import { PageViewsQuestionView } from './PageViewsQuestionView.tsx'
import { findService } from './startAnalytics.ts'

/** Asks whether page views may be counted, where a service would be told of them on this host. Nothing is counted before. */
export function PageViewsQuestion() {
  const { analytics: allowed } = useBrand()
  const { client, logger, preferences } = useRuntime()
  const [named, setNamed] = useState(false)
  useEffect(() => {
    let left = false
    const look = async () => {
      const service = await findService({ client, allowed, window, logger })
      if (!left) setNamed(service !== null)
    }
    // Where the server does not say, nothing is counted, and the next visit asks.
    void look().catch(() => undefined)
    return () => {
      left = true
    }
  }, [client, allowed, logger])
  return named ? <PageViewsQuestionView onAnswer={(pageViews) => preferences.set({ pageViews })} /> : null
}
