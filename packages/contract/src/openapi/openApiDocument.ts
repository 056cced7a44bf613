import type { JsonSchema } from '@valibot/to-json-schema'
import { forbiddenDetails } from '../errors.ts'

/** The parts of an OpenAPI 3.1 document that the contract fills. */
export interface OpenApiDocument {
  readonly openapi: '3.1.1'
  readonly info: { readonly title: string; readonly version: string; readonly description: string }
  readonly servers: readonly { readonly url: string }[]
  readonly tags: readonly { readonly name: string }[]
  readonly paths: Readonly<Record<string, Readonly<Record<string, OpenApiOperation>>>>
  readonly components: {
    readonly parameters: Readonly<Record<string, OpenApiParameter>>
    readonly responses: Readonly<Record<string, OpenApiResponse>>
  }
}

/** A parameter, or a reference to one. */
export interface OpenApiParameter {
  readonly $ref?: string
  readonly name?: string
  readonly in?: 'query' | 'header'
  readonly required?: boolean
  readonly description?: string
  readonly schema?: JsonSchema
}

/** A reply, or a reference to one. */
export interface OpenApiResponse {
  readonly $ref?: string
  readonly description?: string
  readonly headers?: Readonly<Record<string, { readonly description: string; readonly schema: JsonSchema }>>
  readonly content?: Readonly<Record<string, { readonly schema: JsonSchema }>>
}

/** One call. The `x-` fields carry what OpenAPI has no word for. */
export interface OpenApiOperation {
  readonly operationId: string
  readonly tags: readonly string[]
  readonly summary: string
  /** Says of a draft that nothing answers it yet. */
  readonly description?: string
  /** What a reader sees beside the name of a call. */
  readonly 'x-badges'?: readonly { readonly name: string; readonly color: string }[]
  readonly parameters: readonly OpenApiParameter[]
  readonly requestBody?: {
    readonly required: boolean
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>
  }
  readonly responses: Readonly<Record<string, OpenApiResponse>>
  /** `draft` for a call that the server does not answer yet. */
  readonly 'x-status': 'available' | 'draft'
  /** `specification` or `extension` (D21). */
  readonly 'x-origin': string
  readonly 'x-access': string
  readonly 'x-effect': string
  /** Every refusal code the call may answer. */
  readonly 'x-error-codes': readonly string[]
}

const uuid = { type: 'string', format: 'uuid' } as const

/** Headers of D3, under their default names. */
export const sharedParameters = {
  d: {
    name: 'd',
    in: 'header',
    required: true,
    description: "The brand's fixed value.",
    schema: { type: 'string' },
  },
  lang: {
    name: 'lang',
    in: 'header',
    required: false,
    description: 'Language of names in the reply; zh-CN without it.',
    schema: { type: 'string', enum: ['zh-CN', 'en'] },
  },
  device: {
    name: 'device',
    in: 'header',
    required: true,
    description: 'The device id (D10).',
    schema: { type: 'string', pattern: '^web-(ios|android|)-[0-9a-z]{8,13}-[0-9a-z]{8,13}$' },
  },
  t: {
    name: 't',
    in: 'header',
    required: true,
    description: 'The session token.',
    schema: { type: 'string' },
  },
  tOptional: {
    name: 't',
    in: 'header',
    required: false,
    description: 'The session token, where there is one.',
    schema: { type: 'string' },
  },
  idempotencyKey: {
    name: 'idempotency-key',
    in: 'header',
    required: true,
    description: 'One UUID per intent, kept over retries (D3).',
    schema: uuid,
  },
} as const satisfies Record<string, OpenApiParameter>

const failure: JsonSchema = {
  type: 'object',
  required: ['status', 'data'],
  properties: {
    status: { const: false },
    data: { type: 'object', required: ['code'], properties: { code: { type: 'string' } } },
  },
}

const forbidden: JsonSchema = {
  type: 'object',
  required: ['status', 'data'],
  properties: {
    status: { const: false },
    data: {
      type: 'object',
      required: ['code', 'header', 'problem'],
      properties: {
        code: { const: 'forbidden' },
        header: { enum: [...forbiddenDetails.entries.header.options] },
        problem: { enum: [...forbiddenDetails.entries.problem.options] },
      },
    },
  },
}

const descriptions = {
  '400': 'The query or body cannot be decoded.',
  '403':
    'A header is missing or wrong, or shows that the request comes from another site (D22): `header` and `problem` say which and why.',
  '405': 'Another method; `Allow` lists the right ones.',
  '413': 'The request is too large.',
  '415': 'The body has another content type.',
  '429': 'Too many calls; `Retry-After` says in seconds when to come back.',
  '500': 'The server failed.',
  '503': 'The server cannot answer now.',
} as const

/** Replies other than 200 (D2), which every call may give. */
export const sharedResponses: Readonly<Record<string, OpenApiResponse>> = Object.fromEntries(
  Object.entries(descriptions).map(([status, description]) => [
    status,
    { description, content: { 'application/json': { schema: status === '403' ? forbidden : failure } } },
  ]),
)
