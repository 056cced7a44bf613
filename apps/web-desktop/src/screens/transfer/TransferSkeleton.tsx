import { Skeleton } from '@koi/ui'
import styles from './TransferSkeleton.module.css'
import view from './TransferView.module.css'

/** The form and the wallets before they are known. */
export function TransferSkeleton() {
  return (
    <div className={view['columns']} aria-busy="true">
      <Skeleton shape="box" className={styles['form']} />
      <Skeleton shape="box" className={styles['wallets']} />
    </div>
  )
}
