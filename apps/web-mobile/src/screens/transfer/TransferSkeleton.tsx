import { Skeleton } from '@koi/ui'
import styles from './TransferView.module.css'

/** Summary, form and wallets before they have arrived. */
export function TransferSkeleton() {
  return (
    <div className={styles['sections']} aria-hidden="true">
      <Skeleton shape="box" height={182} />
      <Skeleton shape="box" height={318} />
      <Skeleton shape="box" height={312} />
    </div>
  )
}
