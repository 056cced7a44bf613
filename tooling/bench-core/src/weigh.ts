import { buildPackage } from './buildPackage.ts'
import { bundleBytes, type Weight } from './bundleBytes.ts'
import { ENTRIES } from './entries.ts'

/** What each entry weighs, with its limit if it has one. */
export interface Weighed extends Weight {
  readonly name: string
  readonly limit: number | undefined
}

/** Weighs every entry, this package as it is packed. */
export async function weigh(): Promise<Weighed[]> {
  const built = buildPackage()
  const weights: Weighed[] = []
  for (const { name, code, limit, names } of ENTRIES) {
    weights.push({ name, ...(await bundleBytes(code, { find: built.find, names })), limit })
  }
  built.remove()
  return weights
}
