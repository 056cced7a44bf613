import { isRecord } from '../../../sandbox/page/client/calls/isRecord.ts'
import type { Field, Operation, Reference } from './reference.ts'
import { schemaFields } from './schemaFields.ts'
import { resolve } from './resolve.ts'
import { schemaType } from './schemaType.ts'
import { variants } from './variants.ts'

type Json = Readonly<Record<string, unknown>>

const methods = ['get', 'post', 'put', 'delete', 'patch']

function text(from: Json, ...names: readonly string[]): string {
  for (const name of names) {
    const value = from[name]
    if (typeof value === 'string') return value
  }
  return ''
}

function parameters(document: unknown, list: unknown, place: 'header' | 'query' | 'path'): Field[] {
  if (!Array.isArray(list)) return []
  return list
    .map((item: unknown) => resolve(document, item))
    .filter((item) => item['in'] === place)
    .map((item) => ({
      name: text(item, 'name'),
      depth: 0,
      type: schemaType(document, item['schema']),
      required: item['required'] === true,
      notes: [
        ...schemaFields(document, { properties: { value: item['schema'] } }).flatMap((field) =>
          field.depth === 0 ? field.notes : [],
        ),
        ...(text(item, 'description') === '' ? [] : [text(item, 'description')]),
      ],
    }))
}

function content(document: unknown, holder: unknown): [mediaType: string, schema: unknown] {
  const { content: types } = resolve(document, holder)
  const [first] = isRecord(types) ? Object.entries(types) : []
  if (first === undefined || !isRecord(first[1])) return ['', {}]
  return [first[0], first[1]['schema']]
}

/** Every text that a schema's `const` and `enum` allow, wherever they stand. */
function allowedTexts(document: unknown, schema: unknown, depth = 0): string[] {
  const found = resolve(document, schema)
  if (depth > 6) return []
  const own = [found['const'], ...(Array.isArray(found['enum']) ? found['enum'] : [])]
  const below = [...variants(found), ...(isRecord(found['properties']) ? [found['properties']['code']] : [])]
  return [
    ...own.filter((value) => typeof value === 'string'),
    ...below.flatMap((item) => allowedTexts(document, item, depth + 1)),
  ]
}

/** Splits the envelope (D2) into the data of a result and the codes of a refusal. */
function reply(document: unknown, operation: Json): { output: Field[]; codes: string[] } {
  const responses = isRecord(operation['responses']) ? operation['responses'] : {}
  const [, schema] = content(document, responses['200'])
  const envelope = resolve(document, schema)
  const sides = variants(envelope).length > 0 ? variants(envelope) : [envelope]
  const output: Field[] = []
  const codes = new Set<string>()
  for (const side of sides) {
    const { properties } = resolve(document, side)
    if (!isRecord(properties)) continue
    const status = resolve(document, properties['status'])
    const refusal = status['const'] === false || JSON.stringify(status['enum']) === '[false]'
    if (refusal) for (const code of allowedTexts(document, properties['data'])) codes.add(code)
    else {
      const type = schemaType(document, properties['data'])
      output.push({ name: 'data', depth: 0, type, required: true, notes: [] })
      output.push(...schemaFields(document, properties['data'], 1))
    }
  }
  const own = operation['x-errors'] ?? operation['x-error-codes'] ?? operation['x-codes']
  if (Array.isArray(own)) for (const code of own) if (typeof code === 'string') codes.add(code)
  return { output, codes: [...codes] }
}

function operationOf(
  document: unknown,
  path: string,
  method: string,
  found: Json,
  shared: unknown,
): Operation {
  const id = text(found, 'operationId')
  const tags = found['tags']
  const [tag]: unknown[] = Array.isArray(tags) ? tags : []
  const [encoding, body] = content(document, found['requestBody'])
  const own = found['parameters']
  const listed: unknown[] = [...(Array.isArray(shared) ? shared : []), ...(Array.isArray(own) ? own : [])]
  const query = [...parameters(document, listed, 'path'), ...parameters(document, listed, 'query')]
  return {
    id,
    method: method.toUpperCase(),
    path,
    summary: text(found, 'summary', 'description'),
    group: typeof tag === 'string' ? tag : (id.split('.')[0] ?? ''),
    origin: text(found, 'x-origin'),
    access: text(found, 'x-access', 'x-auth'),
    encoding: encoding === '' && query.length > 0 ? 'query' : encoding,
    headers: parameters(document, listed, 'header'),
    input: [...query, ...schemaFields(document, body)],
    ...reply(document, found),
  }
}

/**
 * Reads an OpenAPI 3.1 document into what the page shows. What is missing stays empty: a document of another
 * generator is still readable.
 */
export function readReference(document: unknown): Reference {
  const root = resolve(document, document)
  const info = isRecord(root['info']) ? root['info'] : {}
  const paths = isRecord(root['paths']) ? Object.entries(root['paths']) : []
  return {
    title: text(info, 'title'),
    version: text(info, 'version'),
    description: text(info, 'description', 'summary'),
    operations: paths.flatMap(([path, item]) => {
      if (!isRecord(item)) return []
      return methods.flatMap((method) => {
        const found = item[method]
        return isRecord(found) ? [operationOf(document, path, method, found, item['parameters'])] : []
      })
    }),
  }
}
