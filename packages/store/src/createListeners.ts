import type { RandomPort } from '@koi/api-core'
import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit'
import { api } from './api/api.ts'
import { asFailure } from './api/asFailure.ts'
import { isUnclear } from './api/isUnclear.ts'
import { authApi } from './auth/authApi.ts'
import { depositCredited } from './deposit/depositCredited.ts'
import { gameApi } from './game/gameApi.ts'
import { listenToGame } from './game/listenToGame.ts'
import { languageChanged } from './language/languageChanged.ts'
import type { Refresher } from './member/createRefresher.ts'
import { memberApi } from './member/memberApi.ts'
import { refreshAsked } from './member/refreshAsked.ts'
import type { RootState } from './rootState.ts'
import type { StoreDispatch } from './storeDispatch.ts'
import { moneyApi } from './money/moneyApi.ts'
import { walletApi } from './wallet/walletApi.ts'
import { withdrawApi } from './withdraw/withdrawApi.ts'

const { login, register } = authApi.endpoints
const { transfer, recycle, setAutoTransfer } = walletApi.endpoints
const { launch, leave } = gameApi.endpoints
const { outcome } = moneyApi.endpoints
const { requestWithdrawal } = withdrawApi.endpoints

const memberArrived = isAnyOf(login.matchFulfilled, register.matchFulfilled)
const moneyMoved = isAnyOf(
  transfer.matchFulfilled,
  recycle.matchFulfilled,
  launch.matchFulfilled,
  leave.matchFulfilled,
  requestWithdrawal.matchFulfilled,
  // A call whose reply was lost is settled now, one way or the other.
  outcome.matchFulfilled,
)
const moneyFailed = isAnyOf(
  transfer.matchRejected,
  recycle.matchRejected,
  launch.matchRejected,
  leave.matchRejected,
  requestWithdrawal.matchRejected,
)

/** What follows from what: the listeners of the store. Give the middleware to the store, then `listen` with its refresher. */
export function createListeners(deps: { readonly random: RandomPort }) {
  const listeners = createListenerMiddleware<RootState, StoreDispatch>()
  const startListening = listeners.startListening

  const listen = (refresher: Refresher) => {
    const moneyChanged = async (dispatch: StoreDispatch, state: RootState) => {
      if (state.session.status !== 'member') return
      dispatch(api.util.invalidateTags(['Wallets', 'CurrentGame', 'Bets', 'Withdrawals', 'Deposits']))
      await refresher.refreshAfterMoney()
    }

    startListening({
      actionCreator: refreshAsked,
      effect: async ({ payload }, store) => {
        if (store.getState().session.status !== 'member') return
        await refresher.refresh(payload.what, { force: payload.force === true })
      },
    })
    startListening({
      matcher: memberArrived,
      effect: async ({ payload }, store) => {
        if (store.getState().session.status !== 'member') return
        await store.dispatch(memberApi.util.upsertQueryData('member', undefined, payload))
      },
    })
    startListening({
      matcher: moneyMoved,
      effect: (_, store) => moneyChanged(store.dispatch, store.getState()),
    })
    startListening({
      actionCreator: depositCredited,
      effect: (_, store) => moneyChanged(store.dispatch, store.getState()),
    })
    startListening({
      matcher: moneyFailed,
      effect: async (action, store) => {
        const failure = asFailure(action.payload)
        if (failure && isUnclear(failure)) await moneyChanged(store.dispatch, store.getState())
      },
    })
    startListening({
      matcher: setAutoTransfer.matchFulfilled,
      effect: () => refresher.refresh('member', { force: true }),
    })
    startListening({
      actionCreator: languageChanged,
      effect: (_, store) => {
        store.dispatch(api.util.invalidateTags(['Localised']))
      },
    })
    listenToGame(startListening, deps)
  }

  return { middleware: listeners.middleware, listen, stop: listeners.clearListeners }
}
