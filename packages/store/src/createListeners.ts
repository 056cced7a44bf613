import type { RandomPort } from '@koi/api-core'
import { createListenerMiddleware, isAnyOf } from '@reduxjs/toolkit'
import { api } from './api/api.ts'
import { hasMoneyMoved } from './api/fromCall.ts'
import { authApi } from './auth/authApi.ts'
import { listenToGame } from './game/listenToGame.ts'
import { languageChanged, messagesChanged } from './page/pageEvents.ts'
import { refreshRequested, type Refresher } from './member/refresher.ts'
import { memberApi } from './member/memberApi.ts'
import { recordsChanged } from './record/recordSlice.ts'
import type { RootState, StoreDispatch } from './rootState.ts'
import { depositCredited, moneyApi } from './money/moneyApi.ts'
import { walletApi } from './wallet/walletApi.ts'

const { login, register } = authApi.endpoints
const { setAutoTransfer } = walletApi.endpoints
const { outcome } = moneyApi.endpoints

const memberArrived = isAnyOf(login.matchFulfilled, register.matchFulfilled)

/** What follows from what: the listeners of the store. Give the middleware to the store, then `listen` with its refresher. */
export function createListeners(deps: { readonly random: RandomPort }) {
  const listeners = createListenerMiddleware<RootState, StoreDispatch>()
  const startListening = listeners.startListening

  const listen = (refresher: Refresher) => {
    const moneyChanged = async (dispatch: StoreDispatch, state: RootState) => {
      if (state.session.status !== 'member') return
      dispatch(api.util.invalidateTags(['Wallets', 'CurrentGame', 'Withdrawals', 'Deposits', 'Vip']))
      dispatch(recordsChanged())
      await refresher.refreshAfterMoney()
    }

    startListening({
      actionCreator: refreshRequested,
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
      // A call whose reply was lost is settled by its outcome, one way or the other.
      predicate: (action) =>
        hasMoneyMoved(action) || outcome.matchFulfilled(action) || depositCredited.match(action),
      effect: (_, store) => moneyChanged(store.dispatch, store.getState()),
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
    startListening({
      actionCreator: messagesChanged,
      effect: async (_, store) => {
        if (store.getState().session.status !== 'member') return
        store.dispatch(api.util.invalidateTags(['Messages']))
        await refresher.refresh('messages', { force: true })
      },
    })
    listenToGame(startListening, deps)
  }

  return { middleware: listeners.middleware, listen, stop: listeners.clearListeners }
}
