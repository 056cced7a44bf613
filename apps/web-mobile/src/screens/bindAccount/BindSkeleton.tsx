import { Skeleton } from '@koi/ui'
import styles from './BindView.module.css'

/** The fields before what they need has arrived. */
export function BindSkeleton() {
  return (
    <div className={styles['fields']} aria-busy="true">
      {[1, 2, 3, 4].map((place) => (
        <Skeleton key={place} shape="box" height="4.5rem" />
      ))}
    </div>
  )
}
