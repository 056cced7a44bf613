import { useBalance } from '@koi/features/balance'
import { useHome } from '@koi/features/lobby'
import { useSession } from '@koi/features/session'
import { isGameType } from './isGameType.ts'
import { useSearchParams } from 'react-router-dom'
import { usePlay } from '../../layout/play/usePlay.ts'
import { HomeView } from './HomeView.tsx'

/** `/` and `/home`. The kind chosen in the rail is kept in the address, so that going back finds it again. */
export function HomeScreen() {
  const home = useHome()
  const session = useSession()
  const balance = useBalance()
  const { onGame } = usePlay()
  const [params, setParams] = useSearchParams()
  const chosen = params.get('kind')
  return (
    <HomeView
      home={home}
      session={session}
      balance={balance}
      kind={isGameType(chosen) ? chosen : null}
      onKind={(kind) => setParams(kind ? { kind } : {}, { replace: true, preventScrollReset: true })}
      onGame={onGame}
    />
  )
}
