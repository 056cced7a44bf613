import type { JsonSchema } from '@valibot/to-json-schema'

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
  readonly parameters: readonly OpenApiParameter[]
  readonly requestBody?: {
    readonly required: boolean
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>
  }
  readonly responses: Readonly<Record<string, OpenApiResponse>>
  /** `specification` or `extension` (D21). */
  readonly 'x-origin': string
  readonly 'x-access': string
  readonly 'x-effect': string
  /** Every refusal code the call may answer. */
  readonly 'x-error-codes': readonly string[]
}
