import { api } from '../api/api.ts'
import { fromCall, fromMoneyCall } from '../api/fromCall.ts'

const wallet = () => import('@koi/contract/wallet')

/** Wallets. What moves money is a mutation even where the specification's method is GET (D22). */
export const walletApi = api.injectEndpoints({
  endpoints: (build) => ({
    wallets: build.query({
      ...fromCall(async () => (await wallet()).walletList),
      providesTags: ['Wallets', 'Localised'],
    }),
    transfer: build.mutation(fromMoneyCall(async () => (await wallet()).transfer)),
    recycle: build.mutation(fromMoneyCall(async () => (await wallet()).recycle)),
    setAutoTransfer: build.mutation({
      ...fromCall(async () => (await wallet()).setAutoTransfer),
      invalidatesTags: ['Wallets'],
    }),
  }),
})
