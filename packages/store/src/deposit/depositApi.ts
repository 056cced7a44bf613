import {
  cancelDeposit,
  claimDeposit,
  createDeposit,
  depositChannels,
  depositDetail,
  depositList,
  openCashier,
} from '@koi/contract'
import { api } from '../api/api.ts'
import { ask } from '../api/ask.ts'
import type { CallInput } from '../api/callInput.ts'
import type { MoneyIntent } from '../api/moneyIntent.ts'
import type { Reply } from '../api/reply.ts'

/** Ways to deposit, and the member's orders with their ladders. */
export const depositApi = api.injectEndpoints({
  endpoints: (build) => ({
    depositChannels: build.query<Reply<typeof depositChannels>, void>({
      queryFn: (_, call) => ask(call, depositChannels, {}),
    }),
    deposits: build.query<Reply<typeof depositList>, CallInput<typeof depositList>>({
      queryFn: (input, call) => ask(call, depositList, input),
      providesTags: ['Deposits', 'Localised'],
    }),
    deposit: build.query<Reply<typeof depositDetail>, CallInput<typeof depositDetail>>({
      queryFn: (input, call) => ask(call, depositDetail, input),
      providesTags: ['Deposits', 'Localised'],
    }),
    createDeposit: build.mutation<Reply<typeof createDeposit>, MoneyIntent<typeof createDeposit>>({
      queryFn: ({ input, idempotencyKey }, call) => ask(call, createDeposit, input, { idempotencyKey }),
      invalidatesTags: ['Deposits'],
    }),
    claimDeposit: build.mutation<Reply<typeof claimDeposit>, CallInput<typeof claimDeposit>>({
      queryFn: (input, call) => ask(call, claimDeposit, input),
      invalidatesTags: ['Deposits'],
    }),
    cancelDeposit: build.mutation<Reply<typeof cancelDeposit>, CallInput<typeof cancelDeposit>>({
      queryFn: (input, call) => ask(call, cancelDeposit, input),
      invalidatesTags: ['Deposits'],
    }),
    // The address holds a one-time ticket: whoever asks for it resets what is kept of the reply.
    openCashier: build.mutation<Reply<typeof openCashier>, CallInput<typeof openCashier>>({
      queryFn: (input, call) => ask(call, openCashier, input),
    }),
  }),
})
