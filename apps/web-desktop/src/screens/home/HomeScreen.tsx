import { useBalance } from '@koi/features/balance'
import { useLaunch } from '@koi/features/game'
import { useHome } from '@koi/features/lobby'
import { useSession } from '@koi/features/session'
import { useNavigate } from 'react-router-dom'
import { PlayDialog } from '../../parts/play/PlayDialog.tsx'
import { usePlayDialog } from '../../parts/play/usePlayDialog.ts'
import { HomeView } from './HomeView.tsx'

/** `/` and `/home`. */
export function HomeScreen() {
  const navigate = useNavigate()
  const play = usePlayDialog(useLaunch({ navigate }))
  return (
    <>
      <HomeView home={useHome()} session={useSession()} balance={useBalance()} onGame={play.onOpen} />
      <PlayDialog play={play} />
    </>
  )
}
