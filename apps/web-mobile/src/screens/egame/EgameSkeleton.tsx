import { Skeleton } from '@koi/ui'
import filters from './EgameFilters.module.css'
import styles from './EgameView.module.css'

/** Search, tabs and nine covers before they have arrived. */
export function EgameSkeleton() {
  return (
    <>
      <div className={filters['filters']} aria-hidden="true">
        <Skeleton shape="box" height={44} />
        <Skeleton shape="box" height={44} />
        <Skeleton shape="box" height={36} />
      </div>
      <div className={styles['grid']} aria-hidden="true">
        {Array.from({ length: 9 }, (_, index) => (
          <Skeleton key={index} shape="box" ratio="3 / 4" />
        ))}
      </div>
    </>
  )
}
