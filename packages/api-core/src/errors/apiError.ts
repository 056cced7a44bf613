import type { AbortedError } from './abortedError.ts'
import type { HttpError } from './httpError.ts'
import type { MalformedReplyError } from './malformedReplyError.ts'
import type { NetworkError } from './networkError.ts'
import type { RefusedError } from './refusedError.ts'
import type { SchemaError } from './schemaError.ts'
import type { SessionExpiredError } from './sessionExpiredError.ts'
import type { TimeoutError } from './timeoutError.ts'

/** Everything a call can reject with, apart from the TypeError of an input that cannot be encoded (D4). */
export type ApiError =
  | AbortedError
  | HttpError
  | MalformedReplyError
  | NetworkError
  | RefusedError
  | SchemaError
  | SessionExpiredError
  | TimeoutError
