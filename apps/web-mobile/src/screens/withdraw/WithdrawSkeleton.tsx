import { Skeleton } from '@koi/ui'
import styles from './WithdrawView.module.css'

/** Summary, form and list before they have arrived. */
export function WithdrawSkeleton() {
  return (
    <div className={styles['sections']} aria-hidden="true">
      <Skeleton shape="box" height={104} />
      <Skeleton shape="box" height={430} />
    </div>
  )
}
