import { Skeleton } from '@koi/ui'
import styles from './FindPending.module.css'

/** Matches and news before they are known, as high as they will be: what comes below them stays where it is. */
export function FindPending({ asked = false }: { readonly asked?: boolean }) {
  return (
    <div className={styles['pending']} aria-busy={asked || undefined}>
      <Skeleton shape="box" className={styles['shape']} />
    </div>
  )
}
