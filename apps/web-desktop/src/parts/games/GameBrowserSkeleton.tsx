import { Skeleton } from '@koi/ui'
import styles from './GameBrowserSkeleton.module.css'
import frame from './GameBrowser.module.css'
import { GameGridSkeleton } from './GameGridSkeleton.tsx'

/** The browser before its games are known. */
export function GameBrowserSkeleton() {
  return (
    <div className={frame['browser']} aria-hidden="true">
      <div className={styles['rail']}>
        {Array.from({ length: 8 }, (_, index) => (
          <Skeleton key={index} className={styles['platform']} />
        ))}
      </div>
      <div className={frame['results']}>
        <Skeleton className={styles['bar']} />
        <GameGridSkeleton count={15} />
      </div>
    </div>
  )
}
