import {
  changeWithdrawPassword,
  requestWithdrawal,
  resetWithdrawPassword,
  setWithdrawPassword,
  withdrawalDetail,
  withdrawalList,
  withdrawTerms,
} from '@koi/contract'
import { api } from '../api/api.ts'
import { ask } from '../api/ask.ts'
import type { CallInput } from '../api/callInput.ts'
import type { MoneyIntent } from '../api/moneyIntent.ts'
import type { Reply } from '../api/reply.ts'

/** Withdrawals with their ladder and terms, and the password that guards them. */
export const withdrawApi = api.injectEndpoints({
  endpoints: (build) => ({
    withdrawTerms: build.query<Reply<typeof withdrawTerms>, void>({
      queryFn: (_, call) => ask(call, withdrawTerms, {}),
      providesTags: ['Withdrawals'],
    }),
    withdrawals: build.query<Reply<typeof withdrawalList>, CallInput<typeof withdrawalList>>({
      queryFn: (input, call) => ask(call, withdrawalList, input),
      providesTags: ['Withdrawals', 'Localised'],
    }),
    withdrawal: build.query<Reply<typeof withdrawalDetail>, CallInput<typeof withdrawalDetail>>({
      queryFn: (input, call) => ask(call, withdrawalDetail, input),
      providesTags: ['Withdrawals', 'Localised'],
    }),
    requestWithdrawal: build.mutation<Reply<typeof requestWithdrawal>, MoneyIntent<typeof requestWithdrawal>>(
      {
        queryFn: ({ input, idempotencyKey }, call) => ask(call, requestWithdrawal, input, { idempotencyKey }),
      },
    ),
    setWithdrawPassword: build.mutation<
      Reply<typeof setWithdrawPassword>,
      CallInput<typeof setWithdrawPassword>
    >({
      queryFn: (input, call) => ask(call, setWithdrawPassword, input),
      invalidatesTags: ['PasswordConfig'],
    }),
    changeWithdrawPassword: build.mutation<
      Reply<typeof changeWithdrawPassword>,
      CallInput<typeof changeWithdrawPassword>
    >({
      queryFn: (input, call) => ask(call, changeWithdrawPassword, input),
    }),
    resetWithdrawPassword: build.mutation<
      Reply<typeof resetWithdrawPassword>,
      CallInput<typeof resetWithdrawPassword>
    >({
      queryFn: (input, call) => ask(call, resetWithdrawPassword, input),
      invalidatesTags: ['PasswordConfig'],
    }),
  }),
})
