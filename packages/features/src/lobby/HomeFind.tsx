import { Suspense, useState } from 'react'
import { lazyOnceOnline } from '../loading/lazyOnceOnline.ts'
import { FindPending } from './FindPending.tsx'
import styles from './HomeFind.module.css'

// Most visits to home end above them: they are loaded when they come near.
const FindSections = lazyOnceOnline(async () => (await import('./FindSections.tsx')).FindSections)

/** The matches that come up and the latest news, once the player has come near them. */
export function HomeFind() {
  const [near, setNear] = useState(false)
  const watch = (place: HTMLDivElement | null) => {
    if (!place) return undefined
    const onChange = ([entry]: readonly IntersectionObserverEntry[]) => {
      // What is behind is as high as it was once it is there.
      if (entry && (entry.isIntersecting || entry.boundingClientRect.bottom < 0)) setNear(true)
    }
    const observer = new IntersectionObserver(onChange, { rootMargin: '200px' })
    observer.observe(place)
    return () => observer.disconnect()
  }
  return (
    <div ref={watch} className={styles['place']}>
      <Suspense fallback={<FindPending asked />}>{near ? <FindSections /> : <FindPending />}</Suspense>
    </div>
  )
}
