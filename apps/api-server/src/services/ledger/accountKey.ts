import type { AccountRef } from './accountRef.ts'

/** One text per account of a transaction, for maps. */
export function accountKey({ kind, venueId }: AccountRef): string {
  return `${kind}:${venueId}`
}
