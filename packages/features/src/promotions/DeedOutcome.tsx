import { Banner, takeFocus } from '@koi/ui'
import { useEffect, useRef } from 'react'
import type { Deed } from '../money/useDeed.ts'
import styles from './PromotionSection.module.css'

/** Keeps what has the focus in sight while what it brought comes in above it, until the player moves the page. */
function keepInSight(element: HTMLElement): () => void {
  const grown = new ResizeObserver(() => {
    if (document.activeElement === element) element.scrollIntoView({ block: 'nearest' })
  })
  grown.observe(document.body)
  const moves = ['wheel', 'touchmove', 'keydown'] as const
  const end = () => {
    grown.disconnect()
    for (const move of moves) removeEventListener(move, end)
  }
  for (const move of moves) addEventListener(move, end, { passive: true })
  return end
}

/**
 * What came of what was pressed, beside it. Once that is certain the keyboard goes on from here: the button may be gone by
 * then, and what is said must be in sight.
 */
export function DeedOutcome({ message }: { readonly message: Deed<never>['message'] }) {
  const place = useRef<HTMLDivElement>(null)
  const certain = message !== null && message.tone !== 'info'
  useEffect(() => {
    const element = place.current
    if (!certain || !element) return undefined
    const ends = [takeFocus(element), keepInSight(element)]
    return () => {
      for (const end of ends) end()
    }
  }, [certain])
  if (!message) return null
  return (
    <div ref={place} tabIndex={-1} className={styles['outcome']}>
      <Banner tone={message.tone} role="alert">
        {message.text}
      </Banner>
    </div>
  )
}
