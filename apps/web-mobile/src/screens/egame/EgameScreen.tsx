import { useGameLobby } from '@koi/features/lobby'
import { useSearchParams } from 'react-router-dom'
import { usePlay } from '../../layout/play/usePlay.ts'
import { EgameView } from './EgameView.tsx'

/** `/game/egame`: the slot lobby. Platform, search and filter live in the address. */
export function EgameScreen() {
  const [params, setParams] = useSearchParams()
  const lobby = useGameLobby({ url: { params, setParams } })
  const { onGame } = usePlay()
  return <EgameView lobby={lobby} onGame={onGame} />
}
