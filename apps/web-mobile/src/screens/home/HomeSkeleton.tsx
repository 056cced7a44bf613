import { Skeleton } from '@koi/ui'
import styles from './HomeGames.module.css'

/** The rail and the cards before they have arrived, in their own places. */
export function HomeSkeleton() {
  return (
    <div className={styles['games']} aria-hidden="true">
      <div className={styles['places']}>
        {['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((key) => (
          <Skeleton key={key} shape="box" height={58} />
        ))}
      </div>
      <div className={styles['cards']}>
        <Skeleton shape="box" ratio="2 / 1" />
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} shape="box" ratio="3 / 4" />
        ))}
      </div>
    </div>
  )
}
