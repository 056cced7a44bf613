import type { Reply } from '@koi/contract'
import type { logout } from '@koi/contract/auth'
import { api } from '../api/api.ts'
import { fromCall, type CallArgument } from '../api/fromCall.ts'
import { readExtra } from '../api/storeExtra.ts'

const auth = () => import('@koi/contract/auth')

const { queryFn: sendLogout } = fromCall(async () => (await auth()).logout)

/** Before, into and out of a session. The session itself begins and ends in the request pipeline (D5). */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    preInfo: build.query({
      ...fromCall(async () => (await auth()).preInfo),
      keepUnusedDataFor: 3600,
    }),
    phoneAreas: build.query({
      ...fromCall(async () => (await auth()).phoneAreas),
      providesTags: ['Localised'],
      keepUnusedDataFor: 3600,
    }),
    registrationContacts: build.query({
      ...fromCall(async () => (await auth()).registrationContacts),
      keepUnusedDataFor: 3600,
    }),
    forgetPassword: build.mutation(fromCall(async () => (await auth()).forgetPassword)),
    sendSms: build.mutation(fromCall(async () => (await auth()).sendSms)),
    login: build.mutation(fromCall(async () => (await auth()).login)),
    register: build.mutation(fromCall(async () => (await auth()).register)),
    logout: build.mutation<Reply<typeof logout>, CallArgument<typeof logout>>({
      async queryFn(input, call) {
        const { session } = readExtra(call.extra).client
        const { epoch } = session
        const answer = await sendLogout(input, call)
        // The pipeline ends the session whatever comes of the call (D5), but not that of a call that could not be made.
        if (session.epoch === epoch && session.token() !== null) session.end('logout')
        return answer
      },
    }),
    /** For another tab of this browser, which takes it over by its client (D5). */
    handOver: build.mutation(fromCall(async () => (await import('@koi/contract/handOver')).handOver)),
  }),
})
