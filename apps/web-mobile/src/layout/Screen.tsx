import { routes } from '@koi/features/routing'
import { NavBar, Skeleton } from '@koi/ui'
import type { ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import styles from './Screen.module.css'

export interface ScreenProps {
  /** The heading, in the bar at the top. */
  readonly title: ReactNode
  /** Where back leads when the screen was opened first. */
  readonly parent?: string
  /** A screen of the tab bar has no way back. */
  readonly tab?: boolean
  /** At most one action, at the end of the bar. */
  readonly action?: ReactNode
  /** The bar with the primary action. */
  readonly bottom?: ReactNode
  readonly children: ReactNode
}

/** The frame of a screen: bar with title and way back, content in one column, and the primary action at the bottom. */
export function Screen({ title, parent = routes.home, tab = false, action, bottom, children }: ScreenProps) {
  const back = useBack(parent)
  return (
    <main className={styles['main']}>
      <NavBar title={title} onBack={tab ? undefined : back} action={action} />
      <div className={styles['body']} data-content>
        {children}
      </div>
      {bottom}
    </main>
  )
}

/** The parts of a screen, one below the other: what lies in the body itself stands like this anyway. */
export function Sections({ children }: { readonly children: ReactNode }) {
  return <div className={styles['sections']}>{children}</div>
}

/** The shapes of sections that are on their way, each as high as its section. */
export function Skeletons({ heights }: { readonly heights: readonly number[] }) {
  return (
    <Sections>
      {heights.map((height) => (
        <Skeleton key={height} shape="box" height={height} />
      ))}
    </Sections>
  )
}

/** Goes back to where the player came from; to `fallback` when this page was the first one opened. */
export function useBack(fallback: string): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => {
    if (isFirst(key)) void navigate(fallback, { replace: true })
    else void navigate(-1)
  }
}

/**
 * Whether nothing of this site lies behind the page: one that was put in place of the first one is the first, too. A browser
 * keeps fifty pages or so: what lies behind the oldest it has is gone.
 */
function isFirst(key: string): boolean {
  if ('navigation' in window && !window.navigation.canGoBack) return true
  const state: unknown = history.state
  const placed = typeof state === 'object' && state !== null && 'idx' in state && state.idx === 0
  return placed || key === 'default'
}
