import { BANK_GROUPS } from './bankGroups.ts'

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
  // The type of `findIndex` cannot say that it gives an index of these four, or -1.
  return BANK_GROUPS.findIndex((codes) => codes.some((known) => known === wanted)) as 0 | 1 | 2 | 3 | -1
}
