import { type Endpoint, multipart, type SchemaInput, type StandardSchema } from '@koi/api-core'
import { encodeForm } from '@koi/api-core/form'
import { contract } from '@koi/contract'
import { redeemReply, settleReply, stakeReply } from '@koi/contract/sandbox'
import { randomBytes, randomUUID } from 'node:crypto'
import * as v from 'valibot'

/** A new device id in the format of D10. */
export function newDevice(): string {
  const part = () => randomBytes(5).toString('hex')
  return `web--${part()}-${part()}`
}

type Fetch = (url: string, init?: RequestInit) => Promise<Response>

/** A reply as a test looks at it. */
export interface TestReply {
  readonly http: number
  readonly headers: Headers
  readonly status: boolean
  readonly data: unknown
  /** The code of a refusal. */
  readonly code: string | undefined
}

/** What a test may set on one call. */
interface TestCallOptions {
  readonly key?: string | null
  readonly token?: string | null
  readonly headers?: Readonly<Record<string, string>>
}

const envelope = v.object({ status: v.boolean(), data: v.unknown() })
const coded = v.object({ code: v.string() })

function codeOf(data: unknown): string | undefined {
  if (typeof data === 'string') return data
  const parsed = v.safeParse(coded, data)
  return parsed.success ? parsed.output.code : undefined
}

async function readReply(response: Response): Promise<TestReply> {
  const { status, data } = v.parse(envelope, await response.json())
  return {
    http: response.status,
    headers: response.headers,
    status,
    data,
    code: status ? undefined : codeOf(data),
  }
}

function fits<In>(schema: StandardSchema<In, unknown>, data: unknown): data is In {
  const result = schema['~standard'].validate(data)
  return !(result instanceof Promise) && !result.issues
}

/** Reads a result as it travelled, or fails the test with the refusal's code. */
function resultOf<In>({ status, data }: TestReply, output: StandardSchema<In, unknown>): In {
  if (!status) throw new Error(`refused: ${JSON.stringify(data)}`)
  if (!fits(output, data)) throw new Error('the reply does not fit its contract')
  return data
}

/** One person with one device: calls the API over HTTP as a client does, and keeps the newest token. */
export function createTestPlayer(fetch: Fetch, device = newDevice()) {
  let token: string | null = null

  async function send<E extends Endpoint>(
    endpoint: E,
    input: SchemaInput<E['input']>,
    options: TestCallOptions = {},
  ): Promise<TestReply> {
    const headers = new Headers({ d: 'koi-web', device, ...options.headers })
    const sent = options.token === undefined ? token : options.token
    if (sent !== null && !headers.has('t')) headers.set('t', sent)
    const key = options.key === undefined ? randomUUID() : options.key
    if (endpoint.effect === 'money' && key !== null) headers.set('idempotency-key', key)
    const upload = endpoint.encoding === 'multipart'
    const fields = upload ? '' : encodeForm(input)
    const query = endpoint.method === 'GET' && fields !== '' ? `?${fields}` : ''
    const form = new URLSearchParams(fields)
    const body = upload ? multipart(input) : form
    const response = await fetch(`${endpoint.path}${query}`, {
      method: endpoint.method,
      headers,
      ...(endpoint.method === 'GET' ? {} : { body }),
    })
    const reply = await readReply(response)
    const fresh = response.headers.get('id')
    if (fresh !== null && options.token === undefined) token = fresh
    return reply
  }

  async function call<In, Sent>(
    endpoint: Endpoint<StandardSchema<In, unknown>, StandardSchema<Sent, unknown>>,
    input: In,
    options?: TestCallOptions,
  ): Promise<Sent> {
    return resultOf(await send(endpoint, input, options), endpoint.output)
  }

  async function play(path: string, body: unknown, key?: string): Promise<TestReply> {
    const headers = { 'content-type': 'application/json', ...(key ? { authorization: `Bearer ${key}` } : {}) }
    const url = new URL(path, 'http://127.0.0.1:4175').href
    return readReply(await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) }))
  }

  return {
    device,
    token: () => token,
    send,
    call,
    play,
    login: (account = 'demo', password = 'koi-demo-2026') =>
      call(contract.login, { mode: 'password', account, password }),
    redeem: async (url: string) =>
      resultOf(
        await play('/sandbox/session', { ticket: new URL(url).searchParams.get('ticket') }),
        redeemReply,
      ),
    stake: async (key: string, round: string, amount: string) =>
      resultOf(await play('/sandbox/stake', { round, amount }, key), stakeReply),
    settle: async (key: string, round: string) =>
      resultOf(await play('/sandbox/settle', { round }, key), settleReply),
  }
}

/** See {@link createTestPlayer}. */
export type TestPlayer = ReturnType<typeof createTestPlayer>
