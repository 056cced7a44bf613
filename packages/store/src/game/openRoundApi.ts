import { openRounds, settleOpenRound } from '@koi/contract/openRound'
import { api } from '../api/api.ts'
import { fromCall, fromMoneyCall } from '../api/fromCall.ts'

/** Rounds that were interrupted or left, and their end without their game. Few visits have one: loaded with the launch of a game. */
export const openRoundApi = api.injectEndpoints({
  endpoints: (build) => ({
    openRounds: build.query({ ...fromCall(openRounds), keepUnusedDataFor: 0 }),
    settleOpenRound: build.mutation(fromMoneyCall(settleOpenRound)),
  }),
})
