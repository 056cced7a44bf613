import { createApi, fakeBaseQuery } from '@reduxjs/toolkit/query/react'
import type { ApiFailure } from './apiFailure.ts'
import { tags } from './tags.ts'

/**
 * The one cache of server data. Each domain injects its endpoints; every endpoint asks through `ask`, which is the store's
 * client typed by the contract.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: fakeBaseQuery<ApiFailure>(),
  tagTypes: tags,
  endpoints: () => ({}),
})
