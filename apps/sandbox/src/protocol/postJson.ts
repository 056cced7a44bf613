import * as v from 'valibot'

/**
 * How a call ended. `refused`: the server said no and nothing moved. `unanswered`: it is not known what happened
 * (no connection, no answer in time, a reply that cannot be read), so the same call must be made again.
 */
export type CallResult<Reply> =
  | { kind: 'done'; reply: Reply }
  | { kind: 'refused'; code: string; details: unknown }
  | { kind: 'unanswered' }

/** One call of a page to its own origin. */
interface JsonCall<Reply> {
  path: string
  /** What authorises the call; null before there is a key. */
  key: string | null
  input: object
  /** What the data of a reply has to look like. */
  reply: v.GenericSchema<unknown, Reply>
}

/** Sends one call; never rejects and never retries. */
export type PostJson = <Reply>(call: JsonCall<Reply>) => Promise<CallResult<Reply>>

/** How long a call may take, ms (D3). */
const callTimeout = 10_000

/**
 * Makes the one way in which the pages call their origin.
 *
 * @example
 * ```ts
 * const post = createPostJson({ fetch })
 * const result = await post({ path: '/sandbox/settle', key, input: { round }, reply: settleReply })
 * if (result.kind === 'done') show(result.reply.payout)
 * ```
 */
export function createPostJson(deps: { fetch: typeof globalThis.fetch }): PostJson {
  return async ({ path, key, input, reply }) => {
    try {
      const response = await deps.fetch(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(key === null ? {} : { authorization: `Bearer ${key}` }),
        },
        body: JSON.stringify(input),
        signal: AbortSignal.timeout(callTimeout),
        cache: 'no-store',
        credentials: 'omit',
        redirect: 'error',
      })
      if (!response.ok) return { kind: 'unanswered' }
      return readEnvelope(await response.json(), reply)
    } catch {
      return { kind: 'unanswered' }
    }
  }
}

const envelope = v.object({ status: v.boolean(), data: v.unknown() })
const refusal = v.union([
  v.string(),
  v.pipe(
    v.object({ code: v.string() }),
    v.transform(({ code }) => code),
  ),
])

/** Reads `{ status, data }` (D2). Whatever is no envelope, or whose data does not fit, counts as unanswered. */
export function readEnvelope<Reply>(
  body: unknown,
  reply: v.GenericSchema<unknown, Reply>,
): CallResult<Reply> {
  const read = v.safeParse(envelope, body)
  if (!read.success) return { kind: 'unanswered' }
  const { status, data } = read.output
  if (!status) {
    const code = v.safeParse(refusal, data)
    return { kind: 'refused', code: code.success ? code.output : 'unknown', details: data }
  }
  const found = v.safeParse(reply, data)
  return found.success ? { kind: 'done', reply: found.output } : { kind: 'unanswered' }
}
