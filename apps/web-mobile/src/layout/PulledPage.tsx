import { useBalanceRefresh } from '@koi/features/balance'
import { PullToRefresh } from '@koi/ui'
import { useState, type ReactNode } from 'react'

export interface PulledPageProps {
  /** What the page shows is being read. */
  readonly refreshing: boolean
  /** Reads it again; the member's money is read in any case. */
  readonly onRefresh?: () => void
  readonly children: ReactNode
}

/** A page that is read anew when it is pulled down, and the member's money with it (D7). What is read anew by itself moves nothing. */
export function PulledPage({ refreshing, onRefresh, children }: PulledPageProps) {
  const onBalance = useBalanceRefresh()
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
        onRefresh?.()
        onBalance()
      }}
    >
      {children}
    </PullToRefresh>
  )
}
