import { Skeleton } from '@koi/ui'
import styles from './FindPending.module.css'

/** Matches and news before they are known, as high as they will be: what comes below them stays where it is. */
export function FindPending() {
  return <Skeleton shape="box" className={styles['pending']} />
}
