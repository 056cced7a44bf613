import { Skeleton } from '@koi/ui'
import styles from './PersonalView.module.css'

/** The three cards before they have arrived. */
export function PersonalSkeleton() {
  return (
    <div className={styles['sections']} aria-hidden="true">
      <Skeleton shape="box" height={396} />
      <Skeleton shape="box" height={320} />
      <Skeleton shape="box" height={128} />
    </div>
  )
}
