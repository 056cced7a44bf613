import { login, logout, phoneAreas, preInfo, register, sendSms } from '@koi/contract'
import { api } from '../api/api.ts'
import { ask } from '../api/ask.ts'
import type { CallInput } from '../api/callInput.ts'
import type { Reply } from '../api/reply.ts'

/** Before, into and out of a session. The session itself begins and ends in the request pipeline (D5). */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    preInfo: build.query<Reply<typeof preInfo>, void>({
      queryFn: (_, call) => ask(call, preInfo, {}),
      keepUnusedDataFor: 3600,
    }),
    phoneAreas: build.query<Reply<typeof phoneAreas>, void>({
      queryFn: (_, call) => ask(call, phoneAreas, {}),
      providesTags: ['Localised'],
      keepUnusedDataFor: 3600,
    }),
    sendSms: build.mutation<Reply<typeof sendSms>, CallInput<typeof sendSms>>({
      queryFn: (input, call) => ask(call, sendSms, input),
    }),
    login: build.mutation<Reply<typeof login>, CallInput<typeof login>>({
      queryFn: (input, call) => ask(call, login, input),
    }),
    register: build.mutation<Reply<typeof register>, CallInput<typeof register>>({
      queryFn: (input, call) => ask(call, register, input),
    }),
    logout: build.mutation<Reply<typeof logout>, void>({
      queryFn: (_, call) => ask(call, logout, {}),
    }),
  }),
})
