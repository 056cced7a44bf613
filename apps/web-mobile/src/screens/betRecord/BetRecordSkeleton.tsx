import { Skeleton } from '@koi/ui'
import styles from './BetDays.module.css'

/** Totals and six rounds before they have arrived. */
export function BetRecordSkeleton() {
  return (
    <div aria-hidden="true">
      <Skeleton shape="box" height={148} />
      <div className={styles['day']}>
        <Skeleton shape="box" height={20} width={96} />
        <Skeleton shape="box" height={420} />
      </div>
    </div>
  )
}
