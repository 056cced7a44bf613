import { createClient } from '@koi/api-core'
import { createSession } from '@koi/api-core/session'
import { anySchema, createMemoryStorage, createTestEndpoint } from '@koi/api-core/testing'
import axios from 'axios'
import ky from 'ky'
import { createFetch } from 'ofetch'
import wretch from 'wretch'
import AbortAddon from 'wretch/addons/abort'
import FormUrlAddon from 'wretch/addons/formUrl'
import { formOf, WORK } from './work.ts'

/** One library, set up to do the work of the benchmark. */
export interface Contender {
  readonly name: string
  /** One call, to the data of the reply. */
  readonly call: () => Promise<unknown>
}

/** What a contender is set up with: where to send, and over what. */
export interface Setting {
  readonly origin: string
  readonly fetch: typeof fetch
}

/** The work by this package: with a session and a typed refusal beside what the others do. */
export function koi({ origin, fetch }: Setting): Contender {
  const { d, lang, device, t } = WORK.headers
  const client = createClient({
    baseUrl: origin,
    session: createSession({ storage: createMemoryStorage({ t }) }),
    headers: { d, language: () => lang, deviceId: () => device },
    timeoutMs: WORK.timeoutMs,
    fetch,
  })
  const endpoint = createTestEndpoint({
    method: 'POST',
    path: WORK.path,
    encoding: 'form',
    effect: 'write',
    output: anySchema,
  })
  return { name: '@koi/api-core', call: () => client.call(endpoint, WORK.fields) }
}

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

/** The work written by hand over `fetch`: what every library is measured against. */
export function bareFetch({ origin, fetch }: Setting): Contender {
  return {
    name: 'fetch',
    async call() {
      const response = await fetch(origin + WORK.path, {
        method: 'POST',
        headers: {
          ...WORK.headers,
          'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
        },
        body: formOf(WORK.fields).toString(),
        signal: AbortSignal.timeout(WORK.timeoutMs),
      })
      if (!response.ok) throw new Error(`HTTP ${response.status}`)
      const { data }: { data: unknown } = await response.json()
      return data
    },
  }
}

/** The work by hand without its time limit: less than the libraries do, shown as a second yardstick. */
export function untimedFetch({ origin, fetch }: Setting): Contender {
  return {
    name: 'fetch, no time limit',
    async call() {
      const response = await fetch(origin + WORK.path, {
        method: 'POST',
        headers: {
          ...WORK.headers,
          'content-type': 'application/x-www-form-urlencoded; charset=UTF-8',
        },
        body: formOf(WORK.fields).toString(),
      })
      if (!response.ok) throw new Error(`HTTP ${response.status}`)
      const { data }: { data: unknown } = await response.json()
      return data
    },
  }
}
