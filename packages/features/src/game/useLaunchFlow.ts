import { createUuid } from '@koi/api-core'
import type { OpenRound } from '@koi/contract/openRound'
import { asFailure, gameApi, openRoundApi, useStoreSelector, type LaunchedGame } from '@koi/store'
import { useToast } from '@koi/ui'
import { useState } from 'react'
import { useFailureText } from '../errors/failureText.ts'
import { useRuntime } from '../runtime/runtime.ts'
import { gameKinds } from '../venues/gameKinds.ts'
import type { GameMode, GameTarget } from './launchTarget.ts'
import { useLaunchReads } from './launchReads.ts'
import { roundResult } from './roundResult.ts'

/** One request to play, with the key that it keeps over its repeats (D3). */
export interface LaunchIntent {
  readonly target: GameTarget
  readonly mode: GameMode
  readonly closeOther: boolean
  /** An open round is played out without a question: the player has chosen so, or, `own`, this window's page was reloaded. */
  readonly resume?: 'chosen' | 'own'
  /** What auto-transfer may bring along, in fen; without it the player is asked. */
  readonly bring?: bigint
  readonly key: string
}

/** What stands between a request to play and the game. */
export type LaunchObstacle =
  | { readonly kind: 'login' }
  /** Another game is open, or, `same`, this one in another window. */
  | {
      readonly kind: 'confirm'
      readonly same: boolean
      readonly name: string
      readonly otherName: string
      /** The container of the game that is open. */
      readonly otherPath: string
    }
  /** A round was interrupted: play it out, or settle it first (GLI 4.16)? */
  | {
      readonly kind: 'round'
      readonly round: OpenRound
      /** It is one of the game that is asked for. */
      readonly same: boolean
      readonly name: string
    }
  /** Auto-transfer is on and there is money: how much of it goes along? */
  | {
      readonly kind: 'bring'
      readonly venueName: string
      readonly available: bigint
      readonly max: bigint
    }
  | { readonly kind: 'error'; readonly message: string }

type Launched = Pick<LaunchedGame, 'venueId' | 'gameId' | 'gameType' | 'mode'> & Pick<GameTarget, 'match'>

/** Where this window remembers which game session is its own, over a reload. */
const ownKey = 'game'

/** The page in which a launched game runs; its query launches the same game again after a reload. */
export function containerPath(game: Launched): string {
  const query = new URLSearchParams({ venue: String(game.venueId), game: game.gameId, mode: game.mode })
  if (game.match) {
    query.set('match', game.match.id)
    if (game.match.selection !== undefined) query.set('pick', game.match.selection)
  }
  return `${gameKinds[game.gameType].containerPath}?${query.toString()}`
}

/** A request and what it waits for. */
interface PendingLaunch {
  readonly intent: LaunchIntent
  readonly obstacle: LaunchObstacle
}

/**
 * Launching a game, wherever from. A guest must log in to play for real; another open game must be closed first
 * (RTS 14C), and so must the same game in another window, while this window's own is taken up again without a question.
 * An interrupted round is played out or settled first (GLI 4.16). Money goes along only as far as the player agrees.
 */
export function useLaunchFlow(onLaunched: (game: Launched) => void) {
  const { random, sessionStorage } = useRuntime()
  const member = useStoreSelector((state) => state.session.status === 'member')
  const textOf = useFailureText()
  const toast = useToast()
  const read = useLaunchReads()
  const [send] = gameApi.endpoints.launch.useMutation()
  const [settle] = openRoundApi.endpoints.settleOpenRound.useMutation()
  const [busy, setBusy] = useState(false)
  const [intent, setIntent] = useState<LaunchIntent | null>(null)
  const [pending, setPending] = useState<PendingLaunch | null>(null)

  const newIntent = (request: Omit<LaunchIntent, 'key'>): LaunchIntent => ({
    ...request,
    key: createUuid(random),
  })

  /** What has to be asked before this request is sent, or the request as it may be sent. */
  const prepare = async (request: LaunchIntent): Promise<LaunchObstacle | LaunchIntent> => {
    const { target, closeOther } = request
    if (request.mode === 'demo' || request.bring !== undefined) return request
    const running = await read.running()
    const same =
      running?.venueId === target.venueId && (target.gameId === undefined || running.gameId === target.gameId)
    const own = same && running?.sessionId === sessionStorage.getItem(ownKey)
    if (running && !own && !closeOther) {
      const { venueId, gameId, gameType, gameName } = running
      const otherPath = containerPath({ venueId, gameId, gameType, mode: 'real' })
      return { kind: 'confirm', same, name: await read.nameOf(target), otherName: gameName, otherPath }
    }
    const plays = request.resume === 'chosen' || (own && request.resume === 'own')
    const round = plays ? null : await read.openRound(target)
    if (round) {
      const asked = round.venueId === target.venueId && round.gameId === target.gameId
      return { kind: 'round', round, same: asked, name: await read.nameOf(target) }
    }
    // What lay in the venue stays there: no more, no less.
    if (running && same) return { ...request, closeOther: true, bring: running.venueBalance }
    const [wallets, limits] = await Promise.all([read.wallets(), read.limits()])
    const available = (wallets?.central ?? 0n) + (running?.venueBalance ?? 0n)
    // Nothing moves that was not announced, also when it is not known what there is.
    if (!wallets?.autoTransfer || available === 0n) return { ...request, bring: 0n }
    const venue = wallets.items.find(({ venueId }) => venueId === target.venueId)
    // The server says why a venue that is closed cannot be entered.
    if (venue?.status.state !== 'open') return { ...request, bring: 0n }
    return { kind: 'bring', venueName: venue.name, available, max: limits?.max ?? available }
  }

  const submit = async (request: LaunchIntent): Promise<void> => {
    const prepared = await prepare(request)
    if ('kind' in prepared) {
      setPending({ intent: request, obstacle: prepared })
      return
    }
    const { target, mode, closeOther, bring, key } = prepared
    const input = {
      venue_id: target.venueId,
      game_id: target.gameId,
      mode,
      ...(target.match ? { match_id: target.match.id, selection: target.match.selection } : {}),
      close_other: closeOther,
      ...(bring === undefined ? {} : { transfer: bring }),
    }
    const { data, error } = await send({ input, idempotencyKey: key })
    if (data) {
      setPending(null)
      if (mode === 'real') sessionStorage.setItem(ownKey, data.sessionId)
      const { gameType } = data
      onLaunched({
        venueId: target.venueId,
        gameId: target.gameId ?? data.gameid,
        gameType,
        mode,
        ...(target.match ? { match: target.match } : {}),
      })
      return
    }
    const failure = asFailure(error) ?? { kind: 'unexpected' }
    setPending({ intent: request, obstacle: { kind: 'error', message: textOf(failure) } })
  }

  const attempt = async (request: LaunchIntent): Promise<void> => {
    setBusy(true)
    await submit(request)
    setBusy(false)
  }

  const launch = async (request: LaunchIntent): Promise<void> => {
    setIntent(request)
    if (request.mode === 'real' && !member) setPending({ intent: request, obstacle: { kind: 'login' } })
    else await attempt(request)
  }

  const settleFirst = async ({ intent: request, obstacle: asked }: PendingLaunch): Promise<void> => {
    if (asked.kind !== 'round') return
    setBusy(true)
    const input = { round: asked.round.round }
    const { data, error } = await settle({ input, idempotencyKey: createUuid(random) })
    if (data) {
      toast(roundResult(data))
      await submit(newIntent(request))
    } else {
      const failure = asFailure(error) ?? { kind: 'unexpected' }
      setPending({ intent: request, obstacle: { kind: 'error', message: textOf(failure) } })
    }
    setBusy(false)
  }

  return {
    member,
    launching: busy,
    intent,
    obstacle: busy ? null : (pending?.obstacle ?? null),
    newIntent,
    launch,
    attempt,
    retry: () => {
      if (pending) void attempt(pending.intent)
    },
    closeOther: () => {
      if (pending) void attempt(newIntent({ ...pending.intent, closeOther: true }))
    },
    resume: () => {
      if (pending?.obstacle.kind !== 'round') return
      const { venueId, gameId, gameType } = pending.obstacle.round
      const request = { ...pending.intent, target: { venueId, gameId, gameType }, resume: 'chosen' as const }
      setIntent(request)
      void attempt(newIntent(request))
    },
    settleFirst: () => {
      if (pending) void settleFirst(pending)
    },
    bring: (amount: bigint) => {
      if (pending) void attempt(newIntent({ ...pending.intent, bring: amount }))
    },
    demo: () => {
      if (pending) void launch(newIntent({ ...pending.intent, mode: 'demo' }))
    },
    dismiss: () => setPending(null),
  }
}
