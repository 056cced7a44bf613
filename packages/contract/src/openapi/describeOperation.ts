import type { Endpoint, StandardSchema } from '@koi/api-core'
import type * as v from 'valibot'
import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema'
import { commonErrors } from '../errors.ts'
import {
  type OpenApiOperation,
  type OpenApiParameter,
  type OpenApiResponse,
  type sharedParameters,
  sharedResponses,
} from './openApiDocument.ts'

function isValibot(schema: StandardSchema): schema is StandardSchema & v.GenericSchema {
  return schema['~standard'].vendor === 'valibot' && 'kind' in schema && schema.kind === 'schema'
}

/**
 * The JSON Schema of what travels: an input as it is sent, a reply as it is answered, amounts as decimal strings.
 *
 * @throws TypeError when the contract holds a schema of another library.
 */
export function schemaOf(schema: StandardSchema): JsonSchema {
  if (!isValibot(schema)) throw new TypeError('the contract is written in valibot')
  const { $schema: _draft, ...converted } = toJsonSchema(schema, {
    typeMode: 'input',
    target: 'draft-2020-12',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'instance' ? { type: 'string', contentMediaType: 'image/*' } : undefined,
  })
  return converted
}

const mediaTypes = {
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const

const unavailable = 'Not available yet: the server refuses it with `not-available`.'

/** How the reference marks it in its lists. */
const unavailableBadge = { name: '尚未提供 · Not available yet', color: '#b45309' }

function parameter(name: keyof typeof sharedParameters): OpenApiParameter {
  return { $ref: `#/components/parameters/${name}` }
}

function headersOf({ access, effect }: Endpoint): OpenApiParameter[] {
  const headers = [parameter('d'), parameter('lang'), parameter('device')]
  if (access === 'member') headers.push(parameter('t'))
  if (access === 'optional') headers.push(parameter('tOptional'))
  if (effect === 'money') headers.push(parameter('idempotencyKey'))
  return headers
}

function queryOf(input: JsonSchema): OpenApiParameter[] {
  return Object.entries(input.properties ?? {}).map(([name, schema]) => ({
    name,
    in: 'query',
    required: input.required?.includes(name) ?? false,
    schema: typeof schema === 'boolean' ? {} : schema,
  }))
}

function refusal(codes: readonly string[]): JsonSchema {
  const code: JsonSchema = { type: 'string', enum: [...codes] }
  return {
    type: 'object',
    required: ['status', 'data'],
    properties: {
      status: { const: false },
      data: { oneOf: [code, { type: 'object', required: ['code'], properties: { code } }] },
    },
  }
}

function replyOf(endpoint: Endpoint, codes: readonly string[]): OpenApiResponse {
  const success: JsonSchema = {
    type: 'object',
    required: ['status', 'data'],
    properties: { status: { const: true }, data: schemaOf(endpoint.output) },
  }
  return {
    description: 'The result, or a business refusal with its code.',
    headers: {
      id: { description: 'A new session token, when there is one.', schema: { type: 'string' } },
      vid: { description: 'The visitor id.', schema: { type: 'string' } },
    },
    content: { 'application/json': { schema: { oneOf: [success, refusal(codes)] } } },
  }
}

/** One call as OpenAPI describes it. */
export function describeOperation(endpoint: Endpoint): OpenApiOperation {
  const input = schemaOf(endpoint.input)
  const codes = [...(endpoint.access === 'public' ? [] : ['token']), ...commonErrors, ...endpoint.errors]
  const [tag = 'site'] = endpoint.name.split('.')
  const { encoding } = endpoint
  const body = encoding === 'form' || encoding === 'multipart' ? mediaTypes[encoding] : undefined
  return {
    operationId: endpoint.name,
    tags: [tag],
    summary: endpoint.summary,
    ...(endpoint.status === 'draft' ? { description: unavailable, 'x-badges': [unavailableBadge] } : {}),
    parameters: [...headersOf(endpoint), ...(encoding === 'query' ? queryOf(input) : [])],
    ...(body ? { requestBody: { required: true, content: { [body]: { schema: input } } } } : {}),
    responses: {
      '200': replyOf(endpoint, codes),
      ...Object.fromEntries(
        Object.keys(sharedResponses).map((status) => [status, { $ref: `#/components/responses/${status}` }]),
      ),
    },
    'x-status': endpoint.status ?? 'available',
    'x-origin': endpoint.origin,
    'x-access': endpoint.access,
    'x-effect': endpoint.effect,
    'x-error-codes': codes,
  }
}
