import { useBalance } from '@koi/features/balance'
import { useLogout, useSession } from '@koi/features/session'
import { UserView } from './UserView.tsx'

/** `/user`: the member's own menu. */
export function UserScreen() {
  return <UserView session={useSession()} balance={useBalance()} logout={useLogout()} />
}
