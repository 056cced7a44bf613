import { Skeleton } from '@koi/ui'
import styles from './FindPending.module.css'

interface FindPendingProps {
  /** They have been asked for, and are on their way. */
  readonly asked?: boolean
}

/** Matches and news before they are known, as high as they will be: what comes below them stays where it is. */
export function FindPending({ asked = false }: FindPendingProps) {
  return (
    <div className={styles['pending']} aria-busy={asked || undefined}>
      <Skeleton shape="box" className={styles['shape']} />
    </div>
  )
}
