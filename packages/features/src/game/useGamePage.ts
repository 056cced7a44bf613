import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { usePageTitle } from '../routing/pageRoutes.tsx'
import { readOpenedOn } from './openedOn.ts'
import { useGameContainer, type GameContainerModel } from './useGameContainer.ts'

/** What the page of `/sports` and `/venues` shows. */
export interface GamePage {
  /** Says what runs here while no game has a name yet. */
  readonly heading: string
  readonly game: GameContainerModel
}

/** The page of the containers, for the game that its address asks for. */
export function useGamePage(): GamePage {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const path = readOpenedOn(useLocation().state)
  const before = path === null ? undefined : { path, onBack: () => void navigate(-1) }
  return { heading: usePageTitle() ?? '', game: useGameContainer({ params, navigate, before }) }
}
