import type { Endpoint } from '@koi/api-core'
import { describeOperation } from './describeOperation.ts'
import { type OpenApiDocument, sharedParameters, sharedResponses } from './openApiDocument.ts'

/** Title and version of the document, and where the server is. */
export interface OpenApiInfo {
  readonly title: string
  readonly version: string
  readonly server: string
}

/**
 * The whole contract as an OpenAPI 3.1 document.
 *
 * @example
 * ```ts
 * buildOpenApi(contract, { title: 'Koi', version: '1.0.0', server: '/' })
 * ```
 */
export function buildOpenApi(
  contract: Readonly<Record<string, Endpoint>>,
  { title, version, server }: OpenApiInfo,
): OpenApiDocument {
  const endpoints = Object.values(contract)
  const paths = Object.fromEntries(
    [...Map.groupBy(endpoints, ({ path }) => path)].map(([path, calls]) => [
      path,
      Object.fromEntries(calls.map((call) => [call.method.toLowerCase(), describeOperation(call)])),
    ]),
  )
  const tags = [...new Set(endpoints.map(({ name }) => name.split('.')[0] ?? name))]
  return {
    openapi: '3.1.1',
    info: {
      title,
      version,
      description:
        'Every reply is an envelope: `status: true` with the result, or `status: false` with a refusal code, both ' +
        'with HTTP 200. Amounts are decimal strings in yuan, times are ISO 8601 in UTC.',
    },
    servers: [{ url: server }],
    tags: tags.map((name) => ({ name })),
    paths,
    components: { parameters: sharedParameters, responses: sharedResponses },
  }
}
