import { Banner, takeFocus } from '@koi/ui'
import { useEffect, useRef } from 'react'
import type { Deed } from '../money/useDeed.ts'
import styles from './PromotionSection.module.css'

/**
 * What came of what was pressed, beside it. Once that is certain the keyboard goes on from here: the button may be gone by
 * then, and what is said must be in sight.
 */
export function DeedOutcome({ message }: { readonly message: Deed<never>['message'] }) {
  const place = useRef<HTMLDivElement>(null)
  const certain = message !== null && message.tone !== 'info'
  useEffect(() => {
    return certain && place.current ? takeFocus(place.current) : undefined
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
