import { useBalance } from '@koi/features/balance'
import { useHome } from '@koi/features/lobby'
import { useLogout, useSession } from '@koi/features/session'
import { MainBar } from './MainBar.tsx'
import { UtilityBar } from './UtilityBar.tsx'

/** Both rows of the header, wired to who is here and what can be played. */
export function SiteHeader() {
  const home = useHome()
  return (
    <header>
      <UtilityBar />
      <MainBar
        kinds={home.status === 'ready' ? home.kinds : []}
        session={useSession()}
        balance={useBalance()}
        logout={useLogout()}
      />
    </header>
  )
}
