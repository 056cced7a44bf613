import type { ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
import { Icon } from '../Icon/Icon.tsx'
import { ArrowDownIcon } from '../Icon/icons.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './PullToRefresh.module.css'
import { usePull } from './usePull.ts'

export interface PullToRefreshProps {
  /** What is shown is being fetched again. */
  refreshing: boolean
  /** Fetches anew; the spinner stays until it has ended. */
  onRefresh: () => void
  /** Joins the classes of the root element. */
  className?: string | undefined
  /** The page that is pulled. */
  children: ReactNode
}

/** Fetches again what a finger pulls down. Where there is no touch, give the page a refresh button as well. */
export function PullToRefresh({ refreshing, onRefresh, className, children }: PullToRefreshProps) {
  const { labels } = useUi()
  const { ref, pulledPx, enough } = usePull(refreshing, onRefresh)
  const heldPx = refreshing ? 48 : pulledPx
  return (
    <div ref={ref} className={classNames(styles['root'], className)} data-pulling={pulledPx > 0 || undefined}>
      <div className={styles['notice']} style={{ blockSize: heldPx }} aria-live="polite">
        {refreshing ? (
          <>
            <Spinner size="small" label="" />
            {labels.refreshing}
          </>
        ) : null}
        {!refreshing && pulledPx > 0 ? (
          <>
            <Icon icon={ArrowDownIcon} size="small" className={enough ? styles['turned'] : undefined} />
            {enough ? labels.releaseToRefresh : labels.pullToRefresh}
          </>
        ) : null}
      </div>
      {children}
    </div>
  )
}
