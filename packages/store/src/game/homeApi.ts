import { api } from '../api/api.ts'
import { fromCall } from '../api/fromCall.ts'

const site = () => import('@koi/contract/site')
const news = () => import('@koi/contract/news')

/** What the home page shows beside games: banners, entries, and the latest news, which are its announcements as well. */
export const homeApi = api.injectEndpoints({
  endpoints: (build) => ({
    topCovers: build.query({
      ...fromCall(async () => (await site()).topCovers),
      providesTags: ['Localised'],
      keepUnusedDataFor: 600,
    }),
    secondNav: build.query({
      ...fromCall(async () => (await site()).secondNav),
      providesTags: ['Localised'],
      keepUnusedDataFor: 600,
    }),
    latestNews: build.query({
      ...fromCall(async () => (await news()).newsList),
      providesTags: ['Localised'],
      keepUnusedDataFor: 600,
    }),
  }),
})
