import { createUuid, type RandomPort } from '@koi/api-core'
import { isAnyOf } from '@reduxjs/toolkit'
import type { FollowUp } from '../followUps/createFollowUps.ts'
import type { GameState } from './gameState.ts'
import { navigated } from '../page/pageEvents.ts'
import { sessionEnded } from '../session/sessionSlice.ts'
import { gameApi, launchedApi } from './gameApi.ts'
import { gameLeft } from './gameSessionSlice.ts'
import { selectLaunchedGame } from './selectLaunchedGame.ts'

/** Whether a path is one of the containers in which a launched game runs (D16). */
export function isGameContainer(path: string): boolean {
  return path === '/sports' || path === '/venues'
}

const { launch, leave } = gameApi.endpoints
const { launched } = launchedApi.endpoints

/** What follows from launching and leaving a game (D16): its reply is kept that long, and its end told to the server. */
export function listenToGame(
  followUp: FollowUp<GameState>,
  { random }: { readonly random: RandomPort },
): void {
  let release: (() => void) | null = null
  followUp(launch.matchFulfilled, ({ meta }, { dispatch }) => {
    const before = release
    const held = dispatch(launched.initiate(meta.arg.originalArgs.idempotencyKey))
    release = () => held.unsubscribe()
    before?.()
  })
  followUp(isAnyOf(gameLeft, sessionEnded), () => {
    release?.()
    release = null
  })

  let path: string | null = null
  followUp(navigated.match, ({ payload }, { dispatch, getState }) => {
    const from = path
    path = payload.path
    if (from === null || from === path || !isGameContainer(from)) return
    const state = getState()
    const game = state.gameSession.isLogin ? selectLaunchedGame(state) : null
    dispatch(gameLeft({ sessionId: game?.sessionId ?? null }))
  })
  followUp(gameLeft.match, async ({ payload }, { dispatch }) => {
    if (payload.sessionId === null) return
    const intent = { input: { session_id: payload.sessionId }, idempotencyKey: createUuid(random) }
    await dispatch(leave.initiate(intent, { track: false }))
  })
}
