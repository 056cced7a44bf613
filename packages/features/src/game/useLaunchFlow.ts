import { createUuid } from '@koi/api-core'
import { asFailure, gameApi, useStoreSelector } from '@koi/store'
import type { LaunchedGame } from '@koi/store'
import { useState } from 'react'
import { useRuntime } from '../app/useRuntime.ts'
import { useFailureText } from '../errors/useFailureText.ts'
import { activeGame } from './activeGame.ts'
import type { LaunchIntent } from './launchIntent.ts'
import { useGameName } from './useGameName.ts'

/** What stands between a wish to play and the game. */
export type LaunchObstacle =
  | { readonly kind: 'login' }
  | { readonly kind: 'confirm'; readonly otherName: string }
  | { readonly kind: 'error'; readonly message: string }

type Launched = Pick<LaunchedGame, 'venueId' | 'gameId' | 'gameType' | 'mode'>

/** A wish and how it stands. */
interface Standing {
  readonly intent: LaunchIntent
  readonly obstacle: LaunchObstacle
}

/**
 * Launching a game, wherever from. A guest must log in to play for real; another open game must be closed first
 * (RTS 14C), while the very same game, left open by a reload or a lost page, is taken up again without a question.
 */
export function useLaunchFlow(onLaunched: (game: Launched) => void) {
  const { random } = useRuntime()
  const member = useStoreSelector((state) => state.session.status === 'member')
  const textOf = useFailureText()
  const nameOf = useGameName()
  const [send, { isLoading }] = gameApi.endpoints.launch.useMutation()
  const [intent, setIntent] = useState<LaunchIntent | null>(null)
  const [standing, setStanding] = useState<Standing | null>(null)

  const newIntent = (wish: Omit<LaunchIntent, 'key'>): LaunchIntent => ({ ...wish, key: createUuid(random) })

  const attempt = async (wish: LaunchIntent): Promise<void> => {
    const { target, mode, closeOther, key } = wish
    const input = { venue_id: target.venueId, game_id: target.gameId, mode, close_other: closeOther }
    const { data, error } = await send({ input, idempotencyKey: key })
    if (data) {
      setStanding(null)
      const { gameType } = data
      onLaunched({ venueId: target.venueId, gameId: target.gameId ?? data.gameid, gameType, mode })
      return
    }
    const failure = asFailure(error) ?? { kind: 'unexpected' }
    const other = activeGame(failure)
    const same =
      other?.venueId === target.venueId && (target.gameId === undefined || other.gameId === target.gameId)
    if (other && same && !closeOther) return await attempt(newIntent({ ...wish, closeOther: true }))
    setStanding({
      intent: wish,
      obstacle: other
        ? { kind: 'confirm', otherName: nameOf(other) }
        : { kind: 'error', message: textOf(failure) },
    })
  }

  const launch = async (wish: LaunchIntent): Promise<void> => {
    setIntent(wish)
    if (wish.mode === 'real' && !member) setStanding({ intent: wish, obstacle: { kind: 'login' } })
    else await attempt(wish)
  }

  return {
    member,
    launching: isLoading,
    intent,
    obstacle: isLoading ? null : (standing?.obstacle ?? null),
    newIntent,
    launch,
    attempt,
    retry: () => {
      if (standing) void attempt(standing.intent)
    },
    closeOther: () => {
      if (standing) void attempt(newIntent({ ...standing.intent, closeOther: true }))
    },
    demo: () => {
      if (standing) void launch(newIntent({ ...standing.intent, mode: 'demo' }))
    },
    dismiss: () => setStanding(null),
  }
}
