import { Skeleton } from '@koi/ui'
import view from './WithdrawView.module.css'

/** Form, funds and list before they are known. */
export function WithdrawSkeleton() {
  return (
    <div className={view['columns']} aria-busy="true">
      <Skeleton shape="box" height={560} />
      <div className={view['aside']}>
        <Skeleton shape="box" height={150} />
        <Skeleton shape="box" height={260} />
      </div>
    </div>
  )
}
