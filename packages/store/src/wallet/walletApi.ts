import { recycle, setAutoTransfer, transfer, walletList } from '@koi/contract'
import { api } from '../api/api.ts'
import { ask } from '../api/ask.ts'
import type { CallInput } from '../api/callInput.ts'
import type { MoneyIntent } from '../api/moneyIntent.ts'
import type { Reply } from '../api/reply.ts'

/** Wallets. What moves money is a mutation even where the specification's method is GET (D22). */
export const walletApi = api.injectEndpoints({
  endpoints: (build) => ({
    wallets: build.query<Reply<typeof walletList>, CallInput<typeof walletList>>({
      queryFn: (input, call) => ask(call, walletList, input),
      providesTags: ['Wallets', 'Localised'],
    }),
    transfer: build.mutation<Reply<typeof transfer>, MoneyIntent<typeof transfer>>({
      queryFn: ({ input, idempotencyKey }, call) => ask(call, transfer, input, { idempotencyKey }),
    }),
    recycle: build.mutation<Reply<typeof recycle>, MoneyIntent<typeof recycle>>({
      queryFn: ({ input, idempotencyKey }, call) => ask(call, recycle, input, { idempotencyKey }),
    }),
    setAutoTransfer: build.mutation<Reply<typeof setAutoTransfer>, CallInput<typeof setAutoTransfer>>({
      queryFn: (input, call) => ask(call, setAutoTransfer, input),
      invalidatesTags: ['Wallets'],
    }),
  }),
})
