import { recycle, setAutoTransfer, transfer, walletList } from '@koi/contract/wallet'
import { api } from '../api/api.ts'
import { fromCall, fromMoneyCall } from '../api/callEndpoint.ts'

/** Wallets. What moves money is a mutation even where the specification's method is GET (D22). */
export const walletApi = api.injectEndpoints({
  endpoints: (build) => ({
    wallets: build.query({
      ...fromCall(walletList),
      providesTags: ['Wallets', 'Localised'],
    }),
    transfer: build.mutation(fromMoneyCall(transfer)),
    recycle: build.mutation(fromMoneyCall(recycle)),
    setAutoTransfer: build.mutation({
      ...fromCall(setAutoTransfer),
      invalidatesTags: ['Wallets'],
    }),
  }),
})
