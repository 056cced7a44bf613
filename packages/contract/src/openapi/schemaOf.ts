import { toJsonSchema, type JsonSchema } from '@valibot/to-json-schema'
import type { StandardSchema } from '@koi/api-core'
import type * as v from 'valibot'

function isValibot(schema: StandardSchema): schema is StandardSchema & v.GenericSchema {
  return schema['~standard'].vendor === 'valibot' && 'kind' in schema && schema.kind === 'schema'
}

/**
 * The JSON Schema of what a caller sends (`input`) or reads (`output`).
 *
 * @throws TypeError when the contract holds a schema of another library.
 */
export function schemaOf(schema: StandardSchema, typeMode: 'input' | 'output'): JsonSchema {
  if (!isValibot(schema)) throw new TypeError('the contract is written in valibot')
  const { $schema: _draft, ...converted } = toJsonSchema(schema, {
    typeMode,
    target: 'draft-2020-12',
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'instance' ? { type: 'string', contentMediaType: 'image/*' } : undefined,
  })
  return converted
}
