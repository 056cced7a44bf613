import { matchesComing, matchList } from '@koi/contract/match'
import { api } from '../api/api.ts'
import { fromCall } from '../api/fromCall.ts'

/** Matches. They change by themselves: whoever shows them asks again. */
export const matchApi = api.injectEndpoints({
  endpoints: (build) => ({
    matches: build.query({ ...fromCall(matchList), providesTags: ['Localised'] }),
    matchesComing: build.query({ ...fromCall(matchesComing), providesTags: ['Localised'] }),
  }),
})
