import { useBalance } from '@koi/features/balance'
import { useSession } from '@koi/features/session'
import { Outlet } from 'react-router-dom'
import { SummaryStrip } from './SummaryStrip.tsx'
import { UserFrame } from './UserFrame.tsx'

/** The user area with the money of who is here. */
export function UserLayout() {
  const session = useSession()
  const balance = useBalance()
  return (
    <UserFrame
      summary={
        session.status === 'member' && balance.status !== 'guest' ? (
          <SummaryStrip session={session} balance={balance} />
        ) : null
      }
    >
      <Outlet />
    </UserFrame>
  )
}
