import { isRecord } from '../../../sandbox/page/client/calls/isRecord.ts'

/** Follows a `#/...` reference inside the document; a schema that is no object reads as an empty one. */
export function resolve(document: unknown, schema: unknown): Readonly<Record<string, unknown>> {
  let found = isRecord(schema) ? schema : {}
  for (let steps = 0; steps < 20; steps += 1) {
    const reference = found['$ref']
    if (typeof reference !== 'string' || !reference.startsWith('#/')) return found
    let target: unknown = document
    for (const part of reference.slice(2).split('/')) {
      target = isRecord(target) ? target[part.replaceAll('~1', '/').replaceAll('~0', '~')] : undefined
    }
    found = isRecord(target) ? target : {}
  }
  return found
}
