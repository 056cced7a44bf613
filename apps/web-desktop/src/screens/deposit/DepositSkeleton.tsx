import { Skeleton } from '@koi/ui'
import styles from './DepositView.module.css'

/** Form and summary before they have arrived. */
export function DepositSkeleton() {
  return (
    <div className={styles['columns']} aria-busy="true">
      <Skeleton shape="box" height={376} />
      <Skeleton shape="box" height={168} />
    </div>
  )
}
