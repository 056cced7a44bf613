import * as v from 'valibot'
import { integer } from './integer.ts'

/** Which page to read: `page` from 1 (default 1), `page_size` from 1 to 100 (default 20). */
export const pageInput = {
  page: v.optional(v.pipe(integer, v.minValue(1), v.maxValue(1_000_000))),
  page_size: v.optional(v.pipe(integer, v.minValue(1), v.maxValue(100))),
}
