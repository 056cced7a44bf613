import { useEffect, useEffectEvent } from 'react'
import { containerPath } from './containerPath.ts'
import type { LaunchModel, LaunchOptions } from './launchModel.ts'
import { useLaunchFlow } from './useLaunchFlow.ts'

/** Opens a game from a lobby and goes to its container. */
export function useLaunch({ navigate }: LaunchOptions): LaunchModel {
  const flow = useLaunchFlow((game) => void navigate(containerPath(game)))
  const { obstacle, intent, member } = flow

  // Login in place has succeeded: play goes on.
  const waiting = obstacle?.kind === 'login' && member
  const resume = useEffectEvent(() => flow.retry())
  useEffect(() => {
    if (waiting) resume()
  }, [waiting])

  const onPlay: LaunchModel['onPlay'] = (target, mode = 'real') => {
    if (flow.launching) return
    const { venueId, gameId, gameType } = target
    void flow.launch(
      flow.newIntent({
        target: gameId === undefined ? { venueId, gameType } : { venueId, gameId, gameType },
        mode,
        closeOther: false,
      }),
    )
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
        otherName: obstacle.otherName,
        onConfirm: flow.closeOther,
        onCancel: flow.dismiss,
      }
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
