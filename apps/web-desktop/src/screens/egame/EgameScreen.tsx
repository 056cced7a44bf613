import { useLaunch } from '@koi/features/game'
import { useGameLobby } from '@koi/features/lobby'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { PlayDialog } from '../../parts/play/PlayDialog.tsx'
import { usePlayDialog } from '../../parts/play/usePlayDialog.ts'
import { EgameView } from './EgameView.tsx'

/** `/game/egame`, the slot lobby. */
export function EgameScreen() {
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const play = usePlayDialog(useLaunch({ navigate }))
  return (
    <>
      <EgameView lobby={useGameLobby({ url: { params, setParams } })} onGame={play.onOpen} />
      <PlayDialog play={play} />
    </>
  )
}
