import { useGameContainer } from '@koi/features/game'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { GameContainerView } from './GameContainerView.tsx'

/** `/sports` and `/venues`: the containers in which a launched game runs. */
export function GameContainerScreen() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  return <GameContainerView game={useGameContainer({ params, navigate })} />
}
