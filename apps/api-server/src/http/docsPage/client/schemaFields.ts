import { isRecord } from '../../../sandbox/page/client/calls/isRecord.ts'
import type { Field } from './reference.ts'
import { resolve } from './resolve.ts'
import { schemaType } from './schemaType.ts'
import { variants } from './variants.ts'

const limits = [
  ['format', ''],
  ['pattern', ''],
  ['minimum', '≥ '],
  ['maximum', '≤ '],
  ['minLength', 'length ≥ '],
  ['maxLength', 'length ≤ '],
  ['minItems', 'items ≥ '],
  ['maxItems', 'items ≤ '],
  ['default', 'default '],
  ['description', ''],
] as const

function notes(document: unknown, schema: unknown): string[] {
  const found = resolve(document, schema)
  return limits.flatMap(([name, prefix]) => {
    const value = found[name]
    return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? [`${prefix}${value}`]
      : []
  })
}

/** The schema whose fields are worth listing: of a list its items, of a union its only object. */
function inner(document: unknown, schema: unknown): unknown {
  const found = resolve(document, schema)
  if (found['type'] === 'array') return inner(document, found['items'])
  const objects = variants(found)
    .map((item) => resolve(document, item))
    .filter((item) => isRecord(item['properties']) || item['type'] === 'array')
  const [only] = objects
  return objects.length === 1 && only !== undefined ? inner(document, only) : found
}

/** The fields of an object schema, nested ones after the field that holds them. */
export function schemaFields(document: unknown, schema: unknown, depth = 0): Field[] {
  const found = resolve(document, inner(document, schema))
  if (depth > 5) return []
  if (!isRecord(found['properties'])) {
    // A union of several objects: the fields of each, told apart by their values.
    return variants(found).flatMap((item) =>
      isRecord(resolve(document, item)['properties']) ? schemaFields(document, item, depth) : [],
    )
  }
  const required: unknown[] = Array.isArray(found['required']) ? found['required'] : []
  return Object.entries(found['properties']).flatMap(([name, property]) => {
    const own: Field = {
      name,
      depth,
      type: schemaType(document, property),
      required: required.includes(name),
      notes: notes(document, property),
    }
    return [own].concat(schemaFields(document, property, depth + 1))
  })
}
