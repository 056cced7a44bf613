import { Skeleton } from '@koi/ui'
import styles from './PersonalSkeleton.module.css'
import view from './PersonalView.module.css'

/** The cards before the member is known. */
export function PersonalSkeleton() {
  return (
    <div className={view['columns']} aria-busy="true">
      <div className={view['column']}>
        <Skeleton shape="box" className={styles['profile']} />
        <Skeleton shape="box" className={styles['invite']} />
      </div>
      <Skeleton shape="box" className={styles['security']} />
    </div>
  )
}
