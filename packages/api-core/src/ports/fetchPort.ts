/** What the pipeline asks of the network: a subset of `RequestInit`. */
export interface FetchInit {
  readonly method: string
  readonly headers: Record<string, string>
  readonly body: string | FormData | null
  readonly signal: AbortSignal | null
  readonly redirect: 'manual'
  /** Replies belong to a session: no cache may hold them. */
  readonly cache: 'no-store'
}

/** Sends one request. The platform's `fetch` fits. */
export type FetchPort = (url: string, init: FetchInit) => Promise<Response>
