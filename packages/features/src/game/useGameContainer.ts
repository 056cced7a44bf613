import type { FrameMessage } from '@koi/contract/frame'
import type { GameType } from '@koi/contract/gameTypes'
import { m } from '@koi/i18n'
import { gameOpened, useStoreDispatch } from '@koi/store'
import { useOnline } from '@koi/ui'
import { useEffect, useEffectEvent, useState } from 'react'
import { keepOddsFormat, keptOddsFormat } from '../odds/useOddsFormat.ts'
import type { Navigate } from '../routing/address.ts'
import { routes } from '../routing/pages.ts'
import { useRuntime } from '../runtime/runtime.ts'
import { gameKinds } from '../venues/gameKinds.ts'
import { useContainedGame, wantedGame } from './useContainedGame.ts'
import { useFullScreen, type FullScreen } from './useFullScreen.ts'
import { useGameFrame } from './useGameFrame.ts'
import { useGameHud, type GameHud } from './useGameHud.ts'
import {
  bringQuestion,
  otherGameQuestion,
  roundQuestion,
  type BringQuestion,
  type OtherGameQuestion,
  type RoundQuestion,
} from './launchQuestions.ts'
import type { GameMode } from './launchTarget.ts'
import { useLeaveGuard } from './useLeaveGuard.ts'

export type GameContainerModel =
  | { readonly status: 'loading' }
  /** No game was asked for: offer the lobbies. */
  | { readonly status: 'empty'; readonly lobbyPath: string }
  | {
      readonly status: 'error'
      readonly message: string
      readonly onRetry: () => void
      readonly onBack: () => void
    }
  /** Another game is open (RTS 14C). */
  | ({ readonly status: 'confirm' } & OtherGameQuestion)
  /** A round was interrupted (GLI 4.16). */
  | ({ readonly status: 'round' } & RoundQuestion)
  | ({ readonly status: 'bring' } & BringQuestion)
  | RunningGame

/** A game in its frame. */
export interface RunningGame {
  readonly status: 'ready'
  readonly gameName: string
  readonly venueName: string
  readonly venueId: number
  readonly gameType: GameType
  readonly mode: GameMode
  readonly frame: {
    readonly src: string
    readonly title: string
    /** For `<iframe sandbox>` and `<iframe allow>`. */
    readonly sandbox: string
    readonly allow: string
    /** For `<iframe ref>`: messages are taken from this frame only. */
    readonly ref: (element: HTMLIFrameElement | null) => void
  }
  /** The game itself says that it can be played. */
  readonly frameReady: boolean
  readonly hud: GameHud
  /** `lost` while the network or the game's server is away: play has stopped (GLI 2.6.4). */
  readonly connection: 'ok' | 'lost'
  /** `closed` when the server has ended this game session, `stopped` when its page misbehaved and was taken away. */
  readonly play: 'open' | 'closed' | 'stopped'
  /** Asked before the game is left: a stake is still held. */
  readonly leaving: boolean
  /** How a round is verified, over the game that asked for it. */
  readonly help: { readonly open: boolean; readonly onClose: () => void }
  readonly onLeave: () => void
  readonly onConfirmLeave: () => void
  readonly onStay: () => void
  /** Null where the browser has no full screen. */
  readonly fullScreen: FullScreen | null
  /** Moving money without leaving the game; it holds the next round back while it is open. */
  readonly transfer: {
    readonly open: boolean
    readonly onOpen: () => void
    readonly onMoved: () => void
    readonly onClose: () => void
  }
}

export interface GameContainerOptions {
  /** `useSearchParams()[0]`; keys used: `venue`, `game`, `mode`, `type`. */
  readonly params: URLSearchParams
  readonly navigate: Navigate
  /** The page before this one in the history, where it is known, and the step back to it. */
  readonly before?: { readonly path: string; readonly onBack: () => void } | undefined
}

/** The frame's scripts run on the sandbox's own origin; it gets nothing of this page, and opens no windows. */
const sandbox = 'allow-scripts allow-same-origin'

/** What is known of one game session from its frame. */
interface FrameState {
  readonly sessionId: string | null
  readonly ready: boolean
  readonly lost: boolean
  readonly closed: boolean
  readonly misused: boolean
}

/** A game in its container: frame, position, and the way out. Leaving itself is the store's: it follows the path (D16). */
export function useGameContainer({ params, navigate, before }: GameContainerOptions): GameContainerModel {
  const { idle, localStorage } = useRuntime()
  const dispatch = useStoreDispatch()
  const online = useOnline()
  const wanted = wantedGame(params)
  const { game, gameType, flow } = useContainedGame(wanted, navigate)
  const { hud, held, gone, refresh } = useGameHud(game)
  const fullScreen = useFullScreen()
  const sessionId = game?.sessionId ?? null
  const fresh: FrameState = { sessionId, ready: false, lost: false, closed: false, misused: false }
  const [known, setFrame] = useState(fresh)
  const frame = known.sessionId === sessionId ? known : fresh
  const guard = useLeaveGuard(held && !gone && !frame.closed && !frame.misused)
  const [transferring, setTransferring] = useState(false)
  const [helping, setHelping] = useState(false)
  const lobbyPath = gameType ? gameKinds[gameType].lobbyPath : routes.home

  // Playing is activity (D5), as far as the server has counted the rounds: what the frame says proves nothing.
  const touch = useEffectEvent(() => idle.touch())
  useEffect(() => {
    if (hud.rounds !== null && hud.rounds > 0) touch()
  }, [hud.rounds])

  // The way out is a step back to the lobby, as the player left it, or takes the game's place in the history: going back
  // from the lobby must not open the game again, nor the lobby.
  const leave = () => {
    if (before?.path === lobbyPath) before.onBack()
    else void navigate(lobbyPath, { replace: true })
  }
  const onMessage = (message: FrameMessage) => {
    switch (message.type) {
      case 'ready':
        setFrame({ ...frame, ready: true, lost: false })
        if (game) dispatch(gameOpened({ launchId: game.launchId }))
        break
      case 'staked':
      case 'settled':
        setFrame({ ...frame, lost: false })
        refresh()
        break
      case 'failed':
        if (message.reason !== 'refused') {
          setFrame({ ...frame, lost: message.reason === 'network', closed: message.reason === 'closed' })
        }
        break
      case 'leave':
        leave()
        break
      case 'odds':
        keepOddsFormat(localStorage, message.format)
        break
      case 'help':
        setHelping(true)
        break
    }
  }
  const { ref, sayTransferred } = useGameFrame(game?.url ?? null, {
    hold: guard.asking || transferring || helping || !online,
    ready: frame.ready,
    oddsFormat: keptOddsFormat(localStorage),
    onMessage,
    onMisuse: () => setFrame({ ...frame, misused: true }),
  })

  if (!wanted) return { status: 'empty', lobbyPath: routes.home }
  if (!game) {
    switch (flow.obstacle?.kind) {
      case 'confirm':
        return {
          status: 'confirm',
          ...otherGameQuestion(flow.obstacle, flow, { navigate, onCancel: leave }),
        }
      case 'round':
        return { status: 'round', ...roundQuestion(flow.obstacle, flow, leave) }
      case 'bring':
        return { status: 'bring', ...bringQuestion(flow.obstacle, flow, leave) }
      case 'error':
        return { status: 'error', message: flow.obstacle.message, onRetry: flow.retry, onBack: leave }
      default:
        return { status: 'loading' }
    }
  }
  return {
    status: 'ready',
    gameName: game.gameName,
    venueName: game.venueName,
    venueId: game.venueId,
    gameType: game.gameType,
    mode: game.mode,
    frame: {
      src: game.url,
      title: m.game_frame_title({ name: game.gameName }),
      sandbox,
      allow: 'autoplay',
      ref,
    },
    frameReady: frame.ready,
    hud,
    connection: online && !frame.lost ? 'ok' : 'lost',
    play: frame.misused ? 'stopped' : gone || frame.closed ? 'closed' : 'open',
    leaving: guard.asking,
    help: { open: helping, onClose: () => setHelping(false) },
    onLeave: leave,
    onConfirmLeave: guard.onConfirm,
    onStay: guard.onStay,
    fullScreen,
    transfer: {
      open: transferring,
      onOpen: () => setTransferring(true),
      onMoved: sayTransferred,
      onClose: () => setTransferring(false),
    },
  }
}
