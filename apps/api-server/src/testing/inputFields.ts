import * as v from 'valibot'

const object = v.object({ entries: v.record(v.string(), v.unknown()) })
const variant = v.object({ options: v.array(v.unknown()) })

/** The names of all fields that an input schema knows, over all its variants. */
export function inputFields(schema: unknown): readonly string[] {
  const plain = v.safeParse(object, schema)
  if (plain.success) return Object.keys(plain.output.entries)
  const several = v.safeParse(variant, schema)
  if (!several.success) throw new Error('an input is an object, or a choice of objects')
  return [...new Set(several.output.options.flatMap(inputFields))]
}
