import { GameGridSkeleton } from '../../parts/games/GameGridSkeleton.tsx'
import { Skeleton } from '@koi/ui'
import styles from './HomeSkeleton.module.css'

/** Home before its games are known, in its final shape. */
export function HomeSkeleton() {
  return (
    <div aria-hidden="true">
      <div className={styles['kinds']}>
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className={styles['kind']} />
        ))}
      </div>
      <Skeleton className={styles['title']} />
      <GameGridSkeleton count={6} />
    </div>
  )
}
