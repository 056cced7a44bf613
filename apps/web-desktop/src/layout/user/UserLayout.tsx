import { useBalance } from '@koi/features/balance'
import { useSession } from '@koi/features/session'
import { Outlet } from 'react-router-dom'
import { SummaryStrip } from './SummaryStrip.tsx'
import { UserMenu } from './UserMenu.tsx'
import styles from './UserLayout.module.css'

/** The user area: groups on the left, the screen on the right, the member's money above. */
export function UserLayout() {
  const session = useSession()
  const balance = useBalance()
  return (
    <div className={styles['area']}>
      <UserMenu />
      <div className={styles['content']}>
        {session.status === 'member' && balance.status !== 'guest' && (
          <SummaryStrip session={session} balance={balance} />
        )}
        <Outlet />
      </div>
    </div>
  )
}
