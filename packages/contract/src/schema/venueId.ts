import * as v from 'valibot'
import { integer } from './integer.ts'

/** A venue's id; 0 stands for the central wallet where a wallet is meant. */
export const venueId = v.pipe(integer, v.maxValue(999_999))
