import { bundleBytes, type Weight } from './bundleBytes.ts'
import { ENTRIES } from './entries.ts'
import { wholePackage } from './wholePackage.ts'

/** What each entry weighs, with its limit if it has one. */
export interface Weighed extends Weight {
  readonly name: string
  readonly limit: number | undefined
}

/** Weighs every entry. */
export async function weigh(): Promise<Weighed[]> {
  const weights: Weighed[] = []
  const whole = { name: '@koi/api-core, whole', code: await wholePackage(), limit: 6000 }
  for (const { name, code, limit } of [...ENTRIES, whole]) {
    weights.push({ name, ...(await bundleBytes(code)), limit })
  }
  return weights
}
