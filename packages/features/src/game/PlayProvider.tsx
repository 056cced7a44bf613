import { createContext, use, useMemo, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { lazyPart } from '../loading/lazyPart.tsx'
import type { GameEntry } from '../venues/useCatalogue.ts'
import { type GameMode, type GameTarget, type PlayRequest, targetOf } from './launchTarget.ts'

/** How any screen opens a game. */
export interface Play {
  /** Shows what a game is, with the ways to play it. */
  readonly onGame: (game: GameEntry) => void
  /** Opens a game, or a venue's first one, at once. */
  readonly onPlay: (target: GameTarget, mode?: GameMode) => void
  /** What is being opened just now. */
  readonly launching: PlayRequest | null
}

export const PlayContext = createContext<Play | null>(null)

/**
 * Opening games.
 *
 * @throws Error outside `PlayProvider`.
 */
export function usePlay(): Play {
  const play = use(PlayContext)
  if (play) return play
  throw new Error('usePlay needs a PlayProvider above it: render the screen inside of rootRoute.')
}

// Most visits to a page with games open none: what opens them is loaded when it is first needed.
const PlayDialogs = lazyPart(async () => (await import('./PlayDialogs.tsx')).PlayDialogs)

/** What was pressed, and on which screen. */
type Opened = { readonly at: string } & (
  | { readonly game: GameEntry; readonly request?: undefined }
  | { readonly request: PlayRequest; readonly game?: undefined }
)

/** One launch for the whole shell, with the dialogs that go with it. */
export function PlayProvider({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation()
  const [opened, setOpened] = useState<Opened | null>(null)
  const [needed, setNeeded] = useState(false)
  // A dialog belongs to the screen it was opened on: leaving closes it, and coming back does not open it again.
  if (opened && opened.at !== pathname) setOpened(null)
  const shown = opened?.at === pathname ? opened : null
  if (!needed && shown) setNeeded(true)
  const launching = shown?.request ?? null
  const play = useMemo<Play>(
    () => ({
      onGame: (game) => setOpened({ game, at: pathname }),
      // A second press while a game is being opened changes nothing.
      onPlay: (target, mode = 'real') =>
        setOpened((before) => before ?? { request: { target: targetOf(target), mode }, at: pathname }),
      launching,
    }),
    [launching, pathname],
  )
  return (
    <PlayContext value={play}>
      {children}
      {needed ? (
        <PlayDialogs
          game={shown?.game ?? null}
          request={launching}
          onClose={() => setOpened(null)}
          onMissing={() => {
            setOpened(null)
            setNeeded(false)
          }}
        />
      ) : null}
    </PlayContext>
  )
}
