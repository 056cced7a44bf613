import { useGameContainer } from '@koi/features/game'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { GameView } from './GameView.tsx'

export interface GameScreenProps {
  /** Says what runs here while no game has a name yet. */
  readonly heading: string
}

/** `/sports` and `/venues`, the containers in which a launched game runs. */
export function GameScreen({ heading }: GameScreenProps) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  return <GameView heading={heading} game={useGameContainer({ params, navigate })} />
}
