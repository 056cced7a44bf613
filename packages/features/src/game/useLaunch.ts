import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router-dom'
import type { Navigate } from '../routing/address.ts'
import { type GameMode, type GameTarget, targetOf } from './launchTarget.ts'
import { openedOn } from './openedOn.ts'
import { containerPath, useLaunchFlow } from './useLaunchFlow.ts'
import {
  bringQuestion,
  otherGameQuestion,
  roundQuestion,
  type BringQuestion,
  type OtherGameQuestion,
  type RoundQuestion,
} from './launchQuestions.ts'

interface Launching {
  /** Opens the game and goes to its container, `/sports` or `/venues`. */
  readonly onPlay: (target: GameTarget, mode?: GameMode) => void
}

/** Opening a game from anywhere. One dialog per screen shows the states other than `idle`. */
export type LaunchModel = Launching &
  (
    | { readonly status: 'idle' }
    | { readonly status: 'launching'; readonly target: GameTarget; readonly mode: GameMode }
    /** A guest wants to play for real: show the login form in place; play goes on by itself after it. */
    | { readonly status: 'login'; readonly onCancel: () => void; readonly onDemo: () => void }
    /** One game at a time (RTS 14C): close the other one first? */
    | ({ readonly status: 'confirm' } & OtherGameQuestion)
    /** A round was interrupted: play it out, or settle it first? */
    | ({ readonly status: 'round' } & RoundQuestion)
    /** How much money goes along? */
    | ({ readonly status: 'bring' } & BringQuestion)
    | {
        readonly status: 'error'
        readonly message: string
        readonly onRetry: () => void
        readonly onDismiss: () => void
      }
  )

export interface LaunchOptions {
  readonly navigate: Navigate
}

/** Opens a game from a lobby and goes to its container. */
export function useLaunch({ navigate }: LaunchOptions): LaunchModel {
  const { pathname } = useLocation()
  const flow = useLaunchFlow((game) => void navigate(containerPath(game), { state: openedOn(pathname) }))
  const { obstacle, intent, member } = flow

  // Login in place has succeeded: play goes on.
  const waiting = obstacle?.kind === 'login' && member
  const resume = useEffectEvent(() => flow.retry())
  useEffect(() => {
    if (waiting) resume()
  }, [waiting])

  const onPlay: LaunchModel['onPlay'] = (target, mode = 'real') => {
    if (flow.launching) return
    void flow.launch(flow.newIntent({ target: targetOf(target), mode, closeOther: false }))
  }

  if ((flow.launching || waiting) && intent) {
    return { status: 'launching', onPlay, target: intent.target, mode: intent.mode }
  }
  switch (obstacle?.kind) {
    case 'login':
      return { status: 'login', onPlay, onCancel: flow.dismiss, onDemo: flow.demo }
    case 'confirm':
      return {
        status: 'confirm',
        onPlay,
        ...otherGameQuestion(obstacle, flow, { navigate, onCancel: flow.dismiss }),
      }
    case 'round':
      return { status: 'round', onPlay, ...roundQuestion(obstacle, flow, flow.dismiss) }
    case 'bring':
      return { status: 'bring', onPlay, ...bringQuestion(obstacle, flow, flow.dismiss) }
    case 'error':
      return {
        status: 'error',
        onPlay,
        message: obstacle.message,
        onRetry: flow.retry,
        onDismiss: flow.dismiss,
      }
    default:
      return { status: 'idle', onPlay }
  }
}
