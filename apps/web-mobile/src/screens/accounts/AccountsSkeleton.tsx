import { Skeleton } from '@koi/ui'
import styles from './AccountsView.module.css'

/** The cards before they have arrived. */
export function AccountsSkeleton() {
  return (
    <div className={styles['sections']} aria-busy="true">
      <Skeleton lines={2} />
      <Skeleton shape="box" height="10.5rem" />
      <Skeleton shape="box" height="10.5rem" />
      <Skeleton shape="box" height="10.5rem" />
    </div>
  )
}
