/** Capital letters as strokes in a box 60 wide and 100 high around the origin; a machine may have no font at all. */
export const letters = {
  A: 'M-27 46L0 -46L27 46M-17 14H17',
  B: 'M-22 -46V46M-22 -46H0C30 -46 30 -3 0 -3H-22M0 -3C36 -3 36 46 0 46H-22',
  C: 'M26 -30C20 -40 12 -46 2 -46C-18 -46 -26 -24 -26 0C-26 24 -18 46 2 46C12 46 20 40 26 30',
  E: 'M24 -46H-20V46H24M-20 -2H18',
  G: 'M25 -30C19 -40 11 -46 2 -46C-18 -46 -26 -24 -26 0C-26 24 -18 46 2 46C18 46 26 32 26 6H6',
  H: 'M-24 -46V46M24 -46V46M-24 0H24',
  I: 'M0 -46V46M-14 -46H14M-14 46H14',
  L: 'M-20 -46V46H24',
  M: 'M-28 46V-46L0 10L28 -46V46',
  N: 'M-24 46V-46L24 46V-46',
  O: 'M0 -46C22 -46 28 -24 28 0C28 24 22 46 0 46C-22 46 -28 24 -28 0C-28 -24 -22 -46 0 -46Z',
  P: 'M-20 46V-46H2C34 -46 34 4 2 4H-20',
  S: 'M22 -34C16 -42 8 -46 -1 -46C-16 -46 -24 -38 -24 -26C-24 -4 24 -8 24 20C24 36 14 46 -2 46C-12 46 -20 41 -26 32',
  T: 'M-28 -46H28M0 -46V46',
  U: 'M-24 -46V14C-24 34 -15 46 0 46C15 46 24 34 24 14V-46',
} as const

/** Letters that can be drawn. */
export type Letter = keyof typeof letters
