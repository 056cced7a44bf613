import { newsList } from '@koi/contract/news'
import { secondNav, topCovers } from '@koi/contract/site'
import { api } from '../api/api.ts'
import { fromCall } from '../api/callEndpoint.ts'

/** What the home page shows beside games: banners, entries, and the latest news, which are its announcements as well. */
export const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    topCovers: build.query({ ...fromCall(topCovers), providesTags: ['Localised'], keepUnusedDataFor: 600 }),
    secondNav: build.query({ ...fromCall(secondNav), providesTags: ['Localised'], keepUnusedDataFor: 600 }),
    latestNews: build.query({ ...fromCall(newsList), providesTags: ['Localised'], keepUnusedDataFor: 600 }),
  }),
})
