import axios from 'axios'
import ky from 'ky'
import { createFetch } from 'ofetch'
import wretch from 'wretch'
import AbortAddon from 'wretch/addons/abort'
import FormUrlAddon from 'wretch/addons/formUrl'
import type { Contender, Setting } from './contender.ts'
import { formOf } from './formOf.ts'
import { WORK } from './work.ts'

interface Reply {
  readonly data: unknown
}

/** The work by axios, ky, ofetch and wretch, each as its own documentation would write it, without repeats. */
export function rivals({ origin, fetch }: Setting): readonly Contender[] {
  const { headers, timeoutMs: timeout, path, fields } = WORK
  const viaAxios = axios.create({ adapter: 'fetch', baseURL: origin, headers, timeout, env: { fetch } })
  const viaKy = ky.create({ headers, timeout, retry: 0, fetch })
  const viaOfetch = createFetch({ fetch, defaults: { baseURL: origin, headers, timeout, retry: 0 } })
  const viaWretch = wretch(origin)
    .headers(headers)
    .addon(AbortAddon())
    .addon(FormUrlAddon)
    .fetchPolyfill(fetch)
  return [
    {
      name: 'axios',
      call: async () => (await viaAxios.post<Reply>(path, formOf(fields))).data.data,
    },
    {
      name: 'ky',
      call: async () => (await viaKy.post<Reply>(origin + path, { body: formOf(fields) }).json()).data,
    },
    {
      name: 'ofetch',
      call: async () => (await viaOfetch<Reply>(path, { method: 'POST', body: formOf(fields) })).data,
    },
    {
      name: 'wretch',
      call: async () =>
        (await viaWretch.url(path).formUrl(fields).post().setTimeout(timeout).json<Reply>()).data,
    },
  ]
}
