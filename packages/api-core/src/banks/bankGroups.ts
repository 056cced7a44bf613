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
