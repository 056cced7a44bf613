import { Skeleton } from '@koi/ui'
import styles from './GameGrid.module.css'

export interface GameGridSkeletonProps {
  /** How many cards stand in. */
  readonly count: number
}

/** Cards before their games are known. */
export function GameGridSkeleton({ count }: GameGridSkeletonProps) {
  return (
    <div className={styles['grid']}>
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className={styles['waiting']}>
          <Skeleton shape="box" ratio="3 / 4" className={styles['cover']} />
          <Skeleton width="70%" />
        </div>
      ))}
    </div>
  )
}
