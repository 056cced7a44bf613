import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { Button } from '../Button/Button.tsx'
import { classNames } from '../css/classNames.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './InfiniteScroll.module.css'

export interface InfiniteScrollProps {
  /** Whether there is more. */
  hasMore: boolean
  /** More is being fetched. */
  loading: boolean
  /** Why the last try failed; offers another. */
  error?: string | null | undefined
  /** Asks for the next page. */
  onMore: () => void
  /** What is said at the end; the shell's words by default, `null` for nothing. */
  end?: ReactNode
  /** Joins the classes of the root element. */
  className?: string | undefined
  /** The list so far. */
  children: ReactNode
}

const aheadPx = 600

/** Whether a page that is held at a height (`data-held`) is empty where the player looks, as its list is shorter than it was. */
function isLongPast(end: Element): boolean {
  if (document.documentElement.dataset['held'] === undefined || end.getBoundingClientRect().top >= 0)
    return false
  const seen = document.elementFromPoint(window.innerWidth / 2, window.innerHeight / 2)
  // Below the page's own content stands its footer, which is not shown yet.
  return seen?.closest('main') ? seen.contains(end) : false
}

/** Fetches more as the end of a list comes near. The button works without scrolling, too. */
export function InfiniteScroll({
  hasMore,
  loading,
  error,
  onMore,
  end,
  className,
  children,
}: InfiniteScrollProps) {
  const { labels } = useUi()
  const sentinel = useRef<HTMLDivElement>(null)
  const waiting = hasMore && !loading && !error
  const reach = useEffectEvent(onMore)

  useEffect(() => {
    const element = sentinel.current
    if (!element || !waiting || typeof IntersectionObserver === 'undefined') return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (isLongPast(element) || entries.some(({ isIntersecting }) => isIntersecting)) reach()
      },
      { rootMargin: `0px 0px ${aheadPx}px` },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [waiting])

  return (
    <div className={className}>
      {children}
      <div
        ref={sentinel}
        className={classNames(styles['foot'])}
        aria-live="polite"
        data-pending={loading || undefined}
      >
        {error ? (
          <>
            <span>{error}</span>
            <Button size="small" onClick={onMore}>
              {labels.retry}
            </Button>
          </>
        ) : loading ? (
          <>
            <Spinner size="small" label="" />
            {labels.loading}
          </>
        ) : hasMore ? (
          <Button size="small" variant="ghost" onClick={onMore}>
            {labels.more}
          </Button>
        ) : end === undefined ? (
          labels.endOfList
        ) : (
          end
        )}
      </div>
    </div>
  )
}
