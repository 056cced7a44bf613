/**
 * Bank codes by group; the group is the colour family of a card: blue, red, green, purple (D11).
 *
 * @example
 * ```ts
 * BANK_GROUPS[3] // ['ceb']
 * ```
 */
export const BANK_GROUPS = [
  ['ccb', 'cib', 'spdb', 'bcm', 'cmbc'],
  ['icbc', 'boc', 'cgb', 'cncb', 'hb', 'cmb', 'pab'],
  ['psbc', 'abc'],
  ['ceb'],
] as const

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
  return BANK_GROUPS.findIndex((codes: readonly string[]) => codes.includes(wanted)) as 0 | 1 | 2 | 3 | -1
}
