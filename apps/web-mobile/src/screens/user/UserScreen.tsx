import { useBalance } from '@koi/features/balance'
import { useLogout, useSession } from '@koi/features/session'
import { useNavigate } from 'react-router-dom'
import { UserView } from './UserView.tsx'

/** `/user`: the member's own menu. */
export function UserScreen() {
  const logout = useLogout({ navigate: useNavigate() })
  return <UserView session={useSession()} balance={useBalance()} logout={logout} />
}
