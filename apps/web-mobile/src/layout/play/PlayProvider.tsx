import { useLaunch } from '@koi/features/game'
import type { GameEntry } from '@koi/features/lobby'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { PlayContext } from './playContext.ts'

const PlayOverlays = lazy(async () => ({ default: (await import('./PlayOverlays.tsx')).PlayOverlays }))

/** One launch for the whole shell, with the sheets that go with it. They load when they are first needed. */
export function PlayProvider({ children }: { readonly children: ReactNode }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const launch = useLaunch({ navigate })
  const [opened, setOpened] = useState<{ game: GameEntry; at: string } | null>(null)
  const [needed, setNeeded] = useState(false)
  // A sheet belongs to the screen it was opened on: leaving closes it, and coming back does not open it again.
  if (opened && opened.at !== pathname) setOpened(null)
  const game = opened?.at === pathname ? opened.game : null
  if (!needed && (game || launch.status !== 'idle')) setNeeded(true)
  return (
    <PlayContext
      value={{
        onGame: (entry) => setOpened({ game: entry, at: pathname }),
        onPlay: (target, mode) => launch.onPlay(target, mode),
      }}
    >
      {children}
      {needed ? (
        <Suspense fallback={null}>
          <PlayOverlays game={game} launch={launch} onClose={() => setOpened(null)} />
        </Suspense>
      ) : null}
    </PlayContext>
  )
}
