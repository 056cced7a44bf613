/** The schemas of a union, or none. */
export function variants(schema: Readonly<Record<string, unknown>>): unknown[] {
  const list = schema['anyOf'] ?? schema['oneOf'] ?? schema['allOf']
  return Array.isArray(list) ? list : []
}
