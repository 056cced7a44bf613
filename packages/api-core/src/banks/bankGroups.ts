/** Bank codes by group; the group is the colour family of a card: blue, red, green, purple (D11). */
export const BANK_GROUPS = [
  ['ccb', 'cib', 'spdb', 'bcm', 'cmbc'],
  ['icbc', 'boc', 'cgb', 'cncb', 'hb', 'cmb', 'pab'],
  ['psbc', 'abc'],
  ['ceb'],
] as const
