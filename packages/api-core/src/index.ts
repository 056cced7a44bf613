export { defineEndpoint } from './endpoint/defineEndpoint.ts'
export type { Access, Effect, Encoding, Endpoint } from './endpoint/endpoint.ts'
export type {
  SchemaInput,
  SchemaIssue,
  SchemaOutput,
  SchemaResult,
  StandardSchema,
} from './endpoint/standardSchema.ts'
