import {
  forgetPassword,
  login,
  logout,
  phoneAreas,
  preInfo,
  register,
  registrationContacts,
  sendSms,
} from '@koi/contract/auth'
import { handOver } from '@koi/contract/handOver'
import { api } from '../api/api.ts'
import { fromCall } from '../api/callEndpoint.ts'

/** Before, into and out of a session. The session itself begins and ends in the request pipeline (D5). */
export const authApi = api.injectEndpoints({
  endpoints: (build) => ({
    preInfo: build.query({
      ...fromCall(preInfo),
      keepUnusedDataFor: 3600,
    }),
    phoneAreas: build.query({
      ...fromCall(phoneAreas),
      providesTags: ['Localised'],
      keepUnusedDataFor: 3600,
    }),
    registrationContacts: build.query({
      ...fromCall(registrationContacts),
      keepUnusedDataFor: 3600,
    }),
    forgetPassword: build.mutation(fromCall(forgetPassword)),
    sendSms: build.mutation(fromCall(sendSms)),
    login: build.mutation(fromCall(login)),
    register: build.mutation(fromCall(register)),
    logout: build.mutation(fromCall(logout)),
    /** For another tab of this browser, which takes it over by its client (D5). */
    handOver: build.mutation(fromCall(handOver)),
  }),
})
