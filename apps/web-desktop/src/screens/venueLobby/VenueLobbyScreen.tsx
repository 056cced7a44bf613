import type { GameType } from '@koi/contract'
import { useLaunch } from '@koi/features/game'
import { useGameLobby, useVenueLobby } from '@koi/features/lobby'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { PlayDialog } from '../../parts/play/PlayDialog.tsx'
import { usePlayDialog } from '../../parts/play/usePlayDialog.ts'
import { VenueLobbyView } from './VenueLobbyView.tsx'

export interface VenueLobbyScreenProps {
  readonly gameType: GameType
}

/** The lobby of one kind, `/venue/*`. */
export function VenueLobbyScreen({ gameType }: VenueLobbyScreenProps) {
  const navigate = useNavigate()
  const [params, setParams] = useSearchParams()
  const lobby = useVenueLobby({ gameType, navigate })
  const games = useGameLobby({ gameType, url: { params, setParams } })
  const play = usePlayDialog(useLaunch({ navigate }))
  return (
    <>
      <VenueLobbyView gameType={gameType} lobby={lobby} games={games} play={play} />
      <PlayDialog play={play} />
    </>
  )
}
