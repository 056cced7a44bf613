import type { GameType } from '@koi/contract'
import { useVenueLobby } from '@koi/features/lobby'
import { useNavigate } from 'react-router-dom'
import { usePlay } from '../../layout/play/usePlay.ts'
import { VenueLobbyView } from './VenueLobbyView.tsx'

/** The six lobbies under `/venue`: one screen, told which kind it shows. */
export function VenueLobbyScreen({ gameType }: { readonly gameType: GameType }) {
  const navigate = useNavigate()
  const lobby = useVenueLobby({ gameType, navigate })
  const { onPlay } = usePlay()
  return <VenueLobbyView gameType={gameType} lobby={lobby} onPlay={onPlay} />
}
