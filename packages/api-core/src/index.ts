export { type Client, createClient } from './client/createClient.ts'
export { unwrapReply } from './client/unwrapReply.ts'
export {
  type Access,
  defineEndpoint,
  type Effect,
  type Encoding,
  type Endpoint,
  type SchemaInput,
  type SchemaIssue,
  type SchemaOutput,
  type SchemaResult,
  type StandardSchema,
} from './endpoint/endpoint.ts'
export { type ApiError, isApiError } from './errors/apiError.ts'
export {
  type AbortedBy,
  AbortedError,
  isAbortedError,
  isNetworkError,
  isTimeoutError,
  NetworkError,
  TimeoutError,
} from './errors/connectionErrors.ts'
export { isRefused, isSessionExpired, RefusedError, SessionExpiredError } from './errors/refusals.ts'
export {
  HttpError,
  isHttpError,
  isMalformedReplyError,
  isSchemaError,
  type MalformedReason,
  MalformedReplyError,
  SchemaError,
} from './errors/replyErrors.ts'
export { encodeMultipart as multipart } from './form/encodeForm.ts'
export { allFeatures } from './pipeline/allFeatures.ts'
export {
  type ClientHeaders,
  type ClientOptions,
  DEFAULT_HEADER_NAMES,
  type HeaderNames,
} from './pipeline/clientOptions.ts'
export { deadline } from './pipeline/deadline.ts'
export { exchange } from './pipeline/exchange.ts'
export {
  type ApiReply,
  type ApiRequest,
  type CallOptions,
  compose,
  type Middleware,
  type Next,
  type PipelineDeps,
} from './pipeline/middleware.ts'
export { type CallEvent, observing } from './pipeline/observing.ts'
export { type Download, readFile } from './pipeline/readFile.ts'
export { retrying } from './pipeline/retrying.ts'
export { sharing } from './pipeline/sharing.ts'
export type { Logger } from './ports/logger.ts'
export type { FetchInit, FetchPort, UploadPort } from './ports/network.ts'
export { createUuid, type RandomPort } from './ports/random.ts'
export type { StoragePort } from './ports/storage.ts'
export type { Clock, Timers } from './ports/time.ts'
export type { Visibility } from './ports/visibility.ts'
