import * as v from 'valibot'

/** A short list that is never paged. */
export function listOf<Item extends v.GenericSchema>(item: Item) {
  return v.object({ items: v.array(item) })
}
