import { useBalance } from '@koi/features/balance'
import { useHome } from '@koi/features/lobby'
import { useLogout, useSession } from '@koi/features/session'
import { m } from '@koi/i18n'
import { useToast } from '@koi/ui'
import { useNavigate } from 'react-router-dom'
import { MainBar } from './MainBar.tsx'
import { UtilityBar } from './UtilityBar.tsx'

/** Both rows of the header, wired to who is here and what can be played. */
export function SiteHeader() {
  const home = useHome()
  const logout = useLogout({ navigate: useNavigate() })
  const toast = useToast()
  return (
    <header>
      <UtilityBar />
      <MainBar
        kinds={home.status === 'ready' ? home.kinds : []}
        session={useSession()}
        balance={useBalance()}
        logout={{
          ...logout,
          onLogout: () => {
            logout.onLogout()
            toast(m.layout_logged_out())
          },
        }}
      />
    </header>
  )
}
