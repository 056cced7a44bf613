import { BANK_GROUPS } from './bankGroups.ts'

const INDEXES = [0, 1, 2, 3] as const

/**
 * The group of a bank code, trimmed and in any case; -1 when it is unknown (D11).
 *
 * @example
 * ```ts
 * bankGroup(' ICBC ') // 1
 * bankGroup('nobank') // -1
 * ```
 */
export function bankGroup(code: string): 0 | 1 | 2 | 3 | -1 {
  const wanted = code.trim().toLowerCase()
  return INDEXES.find((index) => BANK_GROUPS[index].some((known) => known === wanted)) ?? -1
}
