import type { Endpoint, StandardSchema } from '@koi/api-core'
import type { Caller } from '../../services/auth/caller.ts'
import type { Context, ServedBrand } from '../../services/context.ts'
import type { Locale } from '../../services/locale.ts'
import { refuse } from '../../services/refusal.ts'
import { parseInput } from '../protocol/schemaIssues.ts'

/** One request, as a handler sees it. */
interface Call {
  readonly ctx: Context
  readonly locale: Locale
  readonly device: string
  readonly caller: Caller
  readonly brand: ServedBrand
  readonly member: {
    readonly memberId: string
    readonly sessionId: string
    readonly loginId: string
    readonly superseded: boolean
  } | null
  /** The idempotency key, if one was sent. */
  readonly key: string | null
  /** Origin of the shell that asks. */
  readonly shellOrigin: string
  /** Sends a new token in the `id` header. */
  readonly setToken: (token: string) => void
}

/** A request of a member. */
interface MemberCall extends Call {
  readonly memberId: string
  readonly sessionId: string
  readonly loginId: string
  /** Another caller has got the token that came after this one's. */
  readonly superseded: boolean
}

/** A call of the contract with the code that answers it. */
export interface Route {
  readonly endpoint: Endpoint
  /**
   * Whether callers may keep the reply and ask whether it has changed: it is the same for all of a brand and language. What is
   * of the catalogue is kept here as well, in bytes, until the catalogue changes.
   */
  readonly shared?: 'catalogue' | 'of the moment'
  answer(call: Call, input: unknown): Promise<unknown>
}

/**
 * Joins an endpoint and its handler: the handler gets what the endpoint's input schema gives, and what it answers has
 * to fit the output schema, which the compiler checks here.
 */
export function route<In, Out, Sent, Read>(
  endpoint: Endpoint<StandardSchema<In, Out>, StandardSchema<Sent, Read>>,
  handler: (call: Call, input: Out) => Promise<NoInfer<Sent>> | NoInfer<Sent>,
): Route {
  return {
    endpoint,
    async answer(call, input) {
      return handler(call, await parseInput(endpoint.input, input))
    },
  }
}

type SharedHandler<Out, Sent> = (
  call: Pick<Call, 'ctx' | 'locale' | 'brand'>,
  input: Out,
) => Promise<NoInfer<Sent>> | NoInfer<Sent>

/** A route, of a GET, whose reply is the same for all callers of a brand and language at a moment. */
export function sharedRoute<In, Out, Sent, Read>(
  endpoint: Endpoint<StandardSchema<In, Out>, StandardSchema<Sent, Read>>,
  handler: SharedHandler<Out, Sent>,
): Route {
  return { ...route(endpoint, handler), shared: 'of the moment' }
}

/**
 * A route whose reply is the same for all callers of a brand and language, until the catalogue changes: it is made of tables
 * whose triggers raise the version of the catalogue, and of rules, and neither of the time nor of anything else.
 */
export function catalogueRoute<In, Out, Sent, Read>(
  endpoint: Endpoint<StandardSchema<In, Out>, StandardSchema<Sent, Read>>,
  handler: SharedHandler<Out, Sent>,
): Route {
  return { ...route(endpoint, handler), shared: 'catalogue' }
}

/** A route whose handler knows the member. Guests are refused with `token`. */
export function memberRoute<In, Out, Sent, Read>(
  endpoint: Endpoint<StandardSchema<In, Out>, StandardSchema<Sent, Read>>,
  handler: (call: MemberCall, input: Out) => Promise<NoInfer<Sent>> | NoInfer<Sent>,
): Route {
  return route(endpoint, (call, input) => handler({ ...call, ...(call.member ?? refuse('token')) }, input))
}

/** Which page of a list is asked for: the first of 20 unless the request says otherwise. */
export function pageOf(input: {
  readonly page?: number | undefined
  readonly page_size?: number | undefined
  readonly after?: string | undefined
}) {
  return { page: input.page ?? 1, pageSize: input.page_size ?? 20, after: input.after }
}
