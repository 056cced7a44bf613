import { Skeleton } from '@koi/ui'
import styles from './PlatformSkeleton.module.css'
import grid from './PlatformGrid.module.css'

/** Platforms before they are known. */
export function PlatformSkeleton() {
  return (
    <div className={grid['grid']} aria-hidden="true">
      {Array.from({ length: 4 }, (_, index) => (
        <Skeleton key={index} className={styles['card']} />
      ))}
    </div>
  )
}
