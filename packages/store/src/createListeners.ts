import type { Logger, RandomPort } from '@koi/api-core'
import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { api } from './api/api.ts'
import { hasMoneyMoved } from './api/fromCall.ts'
import { authApi } from './auth/authApi.ts'
import { createFollowUps } from './followUps/createFollowUps.ts'
import { listenToGame } from './game/listenToGame.ts'
import { languageChanged, messagesChanged } from './page/pageEvents.ts'
import { refreshRequested, type Refresher } from './member/refresher.ts'
import { memberApi } from './member/memberApi.ts'
import { recordsChanged } from './record/recordSlice.ts'
import type { RootState } from './rootState.ts'
import { depositCredited, moneyApi } from './money/moneyApi.ts'
import { walletApi } from './wallet/walletApi.ts'

const { login, register } = authApi.endpoints
const { setAutoTransfer } = walletApi.endpoints
const { outcome } = moneyApi.endpoints

const memberArrived = isAnyOf(login.matchFulfilled, register.matchFulfilled)

/** The listeners of the store. Give the middleware to the store, then `listen` with its refresher. */
export function createListeners(deps: { readonly random: RandomPort; readonly logger: Logger }) {
  const { middleware, followUp, stop } = createFollowUps<RootState>(deps.logger)

  const listen = (refresher: Refresher) => {
    // A call whose reply was lost is settled by its outcome, one way or the other.
    const isMoneyNews = (action: UnknownAction): action is UnknownAction =>
      hasMoneyMoved(action) || outcome.matchFulfilled(action) || depositCredited.match(action)

    followUp(refreshRequested.match, async ({ payload }, store) => {
      if (store.getState().session.status !== 'member') return
      await refresher.refresh(payload.what, { force: payload.force === true })
    })
    followUp(memberArrived, async ({ payload }, store) => {
      if (store.getState().session.status !== 'member') return
      await store.dispatch(memberApi.util.upsertQueryData('member', undefined, payload))
    })
    followUp(isMoneyNews, async (_, { dispatch, getState }) => {
      if (getState().session.status !== 'member') return
      dispatch(api.util.invalidateTags(['Wallets', 'CurrentGame', 'Withdrawals', 'Deposits', 'Vip']))
      dispatch(recordsChanged())
      await refresher.refreshAnew('balance')
    })
    followUp(setAutoTransfer.matchFulfilled, () => refresher.refresh('member', { force: true }))
    followUp(languageChanged.match, (_, { dispatch }) => dispatch(api.util.invalidateTags(['Localised'])))
    followUp(messagesChanged.match, async (_, { dispatch, getState }) => {
      if (getState().session.status !== 'member') return
      dispatch(api.util.invalidateTags(['Messages']))
      await refresher.refresh('messages', { force: true })
    })
    listenToGame(followUp, deps)
  }

  return { middleware, listen, stop }
}
