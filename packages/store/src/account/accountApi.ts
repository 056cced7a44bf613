import {
  bindAlipay,
  bindBank,
  bindCoin,
  coinProtocols,
  memberSms,
  payoutAccounts,
  payoutBanks,
  preferAccount,
  regions,
  removeAccount,
  removeCoinAccount,
} from '@koi/contract'
import { api } from '../api/api.ts'
import { ask } from '../api/ask.ts'
import type { CallInput } from '../api/callInput.ts'
import type { Reply } from '../api/reply.ts'

/** Accounts that withdrawals are paid to, and the codes to the member's own phone that confirm a change of them. */
export const accountApi = api.injectEndpoints({
  endpoints: (build) => ({
    payoutAccounts: build.query<Reply<typeof payoutAccounts>, CallInput<typeof payoutAccounts>>({
      queryFn: (input, call) => ask(call, payoutAccounts, input),
      providesTags: ['Accounts', 'Localised'],
    }),
    payoutBanks: build.query<Reply<typeof payoutBanks>, void>({
      queryFn: (_, call) => ask(call, payoutBanks, {}),
      providesTags: ['Localised'],
      keepUnusedDataFor: 3600,
    }),
    regions: build.query<Reply<typeof regions>, void>({
      queryFn: (_, call) => ask(call, regions, {}),
      providesTags: ['Localised'],
      keepUnusedDataFor: 3600,
    }),
    coinProtocols: build.query<Reply<typeof coinProtocols>, void>({
      queryFn: (_, call) => ask(call, coinProtocols, {}),
    }),
    memberSms: build.mutation<Reply<typeof memberSms>, CallInput<typeof memberSms>>({
      queryFn: (input, call) => ask(call, memberSms, input),
    }),
    bindBank: build.mutation<Reply<typeof bindBank>, CallInput<typeof bindBank>>({
      queryFn: (input, call) => ask(call, bindBank, input),
      invalidatesTags: ['Accounts'],
    }),
    bindAlipay: build.mutation<Reply<typeof bindAlipay>, CallInput<typeof bindAlipay>>({
      queryFn: (input, call) => ask(call, bindAlipay, input),
      invalidatesTags: ['Accounts'],
    }),
    bindCoin: build.mutation<Reply<typeof bindCoin>, CallInput<typeof bindCoin>>({
      queryFn: (input, call) => ask(call, bindCoin, input),
      invalidatesTags: ['Accounts'],
    }),
    preferAccount: build.mutation<Reply<typeof preferAccount>, CallInput<typeof preferAccount>>({
      queryFn: (input, call) => ask(call, preferAccount, input),
      invalidatesTags: ['Accounts'],
    }),
    removeAccount: build.mutation<Reply<typeof removeAccount>, CallInput<typeof removeAccount>>({
      queryFn: (input, call) => ask(call, removeAccount, input),
      invalidatesTags: ['Accounts'],
    }),
    removeCoinAccount: build.mutation<Reply<typeof removeCoinAccount>, CallInput<typeof removeCoinAccount>>({
      queryFn: (input, call) => ask(call, removeCoinAccount, input),
      invalidatesTags: ['Accounts'],
    }),
  }),
})
