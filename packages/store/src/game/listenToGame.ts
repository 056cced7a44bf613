import type { RandomPort } from '@koi/api-core'
import { createUuid } from '@koi/api-core'
import type { TypedStartListening } from '@reduxjs/toolkit'
import { isAnyOf } from '@reduxjs/toolkit'
import type { RootState } from '../rootState.ts'
import { navigated } from '../route/navigated.ts'
import { sessionEnded } from '../session/sessionEnded.ts'
import type { StoreDispatch } from '../storeDispatch.ts'
import { gameApi } from './gameApi.ts'
import { gameLeft } from './gameLeft.ts'
import { isGameContainer } from './isGameContainer.ts'
import { launchedApi } from './launchedApi.ts'
import { selectLaunchedGame } from './selectLaunchedGame.ts'

const { launch, leave } = gameApi.endpoints
const { launched } = launchedApi.endpoints

/** What follows from launching and leaving a game (D16): its reply is kept that long, and its end told to the server. */
export function listenToGame(
  startListening: TypedStartListening<RootState, StoreDispatch>,
  { random }: { readonly random: RandomPort },
): void {
  let release: (() => void) | null = null
  startListening({
    matcher: launch.matchFulfilled,
    effect: ({ meta }, store) => {
      const before = release
      const held = store.dispatch(launched.initiate(meta.arg.originalArgs.idempotencyKey))
      release = () => held.unsubscribe()
      before?.()
    },
  })
  startListening({
    matcher: isAnyOf(gameLeft, sessionEnded),
    effect: () => {
      release?.()
      release = null
    },
  })

  let path: string | null = null
  startListening({
    actionCreator: navigated,
    effect: ({ payload }, store) => {
      const from = path
      path = payload.path
      if (from === null || from === path || !isGameContainer(from)) return
      const state = store.getState()
      const game = state.gameSession.isLogin ? selectLaunchedGame(state) : null
      store.dispatch(gameLeft({ sessionId: game?.sessionId ?? null }))
    },
  })
  startListening({
    actionCreator: gameLeft,
    effect: async ({ payload }, store) => {
      if (payload.sessionId === null) return
      const intent = { input: { session_id: payload.sessionId }, idempotencyKey: createUuid(random) }
      await store.dispatch(leave.initiate(intent, { track: false }))
    },
  })
}
