import { api } from '../api/api.ts'
import { fromCall } from '../api/callEndpoint.ts'

const auth = () => import('@koi/contract/auth')

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
    logout: build.mutation(fromCall(async () => (await auth()).logout)),
    /** For another tab of this browser, which takes it over by its client (D5). */
    handOver: build.mutation(fromCall(async () => (await import('@koi/contract/handOver')).handOver)),
  }),
})
