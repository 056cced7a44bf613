import type { FrameMessage } from '@koi/contract'
import { m } from '@koi/i18n'
import { gameOpened, useStoreDispatch } from '@koi/store'
import { useState } from 'react'
import { useRuntime } from '../app/useRuntime.ts'
import { lobbyPaths } from '../routing/lobbyPaths.ts'
import { routes } from '../routing/routes.ts'
import type { GameContainerModel, GameContainerOptions } from './gameContainerModel.ts'
import { useContainedGame } from './useContainedGame.ts'
import { useGameFrame } from './useGameFrame.ts'
import { useGameHud } from './useGameHud.ts'
import { useLeaveGuard } from './useLeaveGuard.ts'
import { useOnline } from './useOnline.ts'
import { wantedGame } from './wantedGame.ts'

/** The frame's scripts run on the sandbox's own origin; it gets nothing of this page, and opens no windows. */
const sandbox = 'allow-scripts allow-same-origin'

/** What is known of one game session from its frame. */
interface FrameState {
  readonly sessionId: string | null
  readonly ready: boolean
  readonly lost: boolean
  readonly closed: boolean
}

/** A game in its container: frame, position, and the way out. Leaving itself is the store's: it follows the path (D16). */
export function useGameContainer({ params, navigate }: GameContainerOptions): GameContainerModel {
  const { idle } = useRuntime()
  const dispatch = useStoreDispatch()
  const online = useOnline()
  const wanted = wantedGame(params)
  const { game, gameType, flow } = useContainedGame(wanted)
  const { hud, held, gone, refresh } = useGameHud(game)
  const sessionId = game?.sessionId ?? null
  const fresh: FrameState = { sessionId, ready: false, lost: false, closed: false }
  const [known, setFrame] = useState(fresh)
  const frame = known.sessionId === sessionId ? known : fresh
  const guard = useLeaveGuard(held && !gone && !frame.closed)
  const lobbyPath = gameType ? lobbyPaths[gameType] : routes.home

  // The way out takes the game's place in the history: going back from the lobby must not open the game again.
  const go = (path: string) => void navigate(path, { replace: path === lobbyPath })
  const onMessage = (message: FrameMessage) => {
    switch (message.type) {
      case 'ready':
        setFrame({ ...frame, ready: true, lost: false })
        if (game) dispatch(gameOpened({ launchId: game.launchId }))
        break
      case 'staked':
      case 'settled':
        idle.touch()
        setFrame({ ...frame, lost: false })
        refresh()
        break
      case 'failed':
        if (message.reason !== 'refused') {
          setFrame({ ...frame, lost: message.reason === 'network', closed: message.reason === 'closed' })
        }
        break
      case 'leave':
        go(lobbyPath)
        break
    }
  }
  const { ref } = useGameFrame(game?.url ?? null, { hold: guard.asking || !online, onMessage })

  if (!wanted) return { status: 'empty', lobbyPath: routes.home }
  if (!game) {
    const onBack = () => go(lobbyPath)
    switch (flow.obstacle?.kind) {
      case 'confirm':
        return {
          status: 'confirm',
          otherName: flow.obstacle.otherName,
          onConfirm: flow.closeOther,
          onCancel: onBack,
        }
      case 'error':
        return { status: 'error', message: flow.obstacle.message, onRetry: flow.retry, onBack }
      default:
        return { status: 'loading' }
    }
  }
  return {
    status: 'ready',
    gameName: game.gameName,
    venueName: game.venueName,
    gameType: game.gameType,
    mode: game.mode,
    frame: {
      src: game.url,
      title: m.game_frame_title({ name: game.gameName }),
      sandbox,
      allow: 'autoplay; fullscreen',
      ref,
    },
    frameReady: frame.ready,
    hud,
    connection: online && !frame.lost ? 'ok' : 'lost',
    play: gone || frame.closed ? 'closed' : 'open',
    leaving: guard.asking ? 'asking' : 'no',
    onLeave: () => go(lobbyPath),
    onConfirmLeave: guard.onConfirm,
    onStay: guard.onStay,
    onTransfer: () => go(`${routes.transfer}?venue=${game.venueId}`),
  }
}
