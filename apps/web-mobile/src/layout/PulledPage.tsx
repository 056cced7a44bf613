import { PullToRefresh } from '@koi/ui'
import { useState, type ReactNode } from 'react'

export interface PulledPageProps {
  /** What the page shows is being read. */
  readonly refreshing: boolean
  /** Reads it again, and the member's money where that stands on the page (D7). */
  readonly onRefresh: () => void
  readonly children: ReactNode
}

/** A page that is read anew when it is pulled down. What is read anew by itself moves nothing. */
export function PulledPage({ refreshing, onRefresh, children }: PulledPageProps) {
  const [pulled, setPulled] = useState(false)
  const [before, setBefore] = useState(refreshing)
  if (before !== refreshing) {
    setBefore(refreshing)
    if (!refreshing) setPulled(false)
  }
  return (
    <PullToRefresh
      refreshing={pulled && refreshing}
      onRefresh={() => {
        setPulled(true)
        onRefresh()
      }}
    >
      {children}
    </PullToRefresh>
  )
}
