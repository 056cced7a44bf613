import { endLogin, endOtherLogins, loginHistory, openLogins } from '@koi/contract/devices'
import {
  bindMail,
  changePassword,
  changePhone,
  newMailCode,
  newPhoneCode,
  ownMailCode,
  setBirthDate,
} from '@koi/contract/security'
import { api } from '../api/api.ts'
import { fromCall } from '../api/fromCall.ts'

/** What a member does for the security of its account, and where it is logged in. */
export const securityApi = api.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation(fromCall(changePassword)),
    newPhoneCode: build.mutation(fromCall(newPhoneCode)),
    changePhone: build.mutation(fromCall(changePhone)),
    ownMailCode: build.mutation(fromCall(ownMailCode)),
    newMailCode: build.mutation(fromCall(newMailCode)),
    bindMail: build.mutation(fromCall(bindMail)),
    setBirthDate: build.mutation(fromCall(setBirthDate)),
    loginHistory: build.query({
      ...fromCall(loginHistory),
      providesTags: ['Logins'],
    }),
    openLogins: build.query({
      ...fromCall(openLogins),
      providesTags: ['Logins'],
    }),
    endLogin: build.mutation({
      ...fromCall(endLogin),
      invalidatesTags: ['Logins'],
    }),
    endOtherLogins: build.mutation({
      ...fromCall(endOtherLogins),
      invalidatesTags: ['Logins'],
    }),
  }),
})
