import { Skeleton } from '@koi/ui'
import styles from './VenueLobbyView.module.css'

/** Three platforms before they have arrived. */
export function LobbySkeleton() {
  return (
    <div className={styles['list']} aria-hidden="true">
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} shape="box" height={264} />
      ))}
    </div>
  )
}
