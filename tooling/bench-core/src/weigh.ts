import { bundleBytes, type Weight } from './bundleBytes.ts'
import { ENTRIES } from './entries.ts'

/** What each entry weighs, with its limit if it has one. */
export interface Weighed extends Weight {
  readonly name: string
  readonly limit: number | undefined
}

/** Weighs every entry. */
export async function weigh(): Promise<Weighed[]> {
  const weights: Weighed[] = []
  for (const { name, code, limit } of ENTRIES) {
    weights.push({ name, ...(await bundleBytes(code)), limit })
  }
  return weights
}
