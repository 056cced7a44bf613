import * as v from 'valibot'

/** A page of a list (D2). `page` counts from 1; `total` counts the whole filter. */
export function pageOf<Item extends v.GenericSchema>(item: Item) {
  return v.object({ items: v.array(item), page: v.number(), pageSize: v.number(), total: v.number() })
}
