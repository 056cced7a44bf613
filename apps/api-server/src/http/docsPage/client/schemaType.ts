import { resolve } from './resolve.ts'
import { variants } from './variants.ts'

/** A schema's type in a few words: `string`, `object[]`, `"real" | "demo"`, `string | null`. */
export function schemaType(document: unknown, schema: unknown, depth = 0): string {
  const found = resolve(document, schema)
  if ('const' in found) return JSON.stringify(found['const'])
  const values = found['enum']
  if (Array.isArray(values)) return values.map((value) => JSON.stringify(value)).join(' | ')
  const union = variants(found)
  if (union.length > 0 && depth < 4) {
    const names = new Set(union.map((item) => schemaType(document, item, depth + 1)))
    return [...names].join(found['allOf'] === undefined ? ' | ' : ' & ')
  }
  const { type } = found
  if (type === 'array') return `${schemaType(document, found['items'], depth + 1)}[]`
  if (Array.isArray(type)) return type.join(' | ')
  return typeof type === 'string' ? type : 'any'
}
