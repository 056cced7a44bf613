/** How a crest is parted. */
export interface CrestField {
  /** What lies over the ground in the second colour, as a path of the same 100 units. */
  readonly d: string
  /** So lively that the emblem needs a roundel to stand on. */
  readonly busy: boolean
}

const rays = Array.from({ length: 8 }, (_, index) => {
  const at = (turn: number) => {
    const angle = ((index + turn) * Math.PI) / 4
    return `${Math.round(Math.cos(angle) * 80)} ${Math.round(Math.sin(angle) * 80)}`
  }
  return `M0 0L${at(0)}L${at(0.5)}Z`
}).join('')

/** The partings, plain ground first. */
export const fields: readonly [CrestField, ...CrestField[]] = [
  { d: '', busy: false },
  { d: 'M0 -60H60V60H0Z', busy: false },
  { d: 'M-60 8L0 -26L60 8V60H-60Z', busy: false },
  { d: 'M-60 -60H60V-22H-60Z', busy: false },
  { d: 'M-60 60L60 -60V60Z', busy: false },
  { d: 'M-60 -30L-30 -60L60 30L30 60Z', busy: false },
  { d: 'M-60 -60H60L0 48Z', busy: false },
  { d: 'M-60 22C-40 10 -20 10 0 22S40 34 60 22V60H-60Z', busy: false },
  { d: 'M-30 -60H-18V60H-30ZM-6 -60H6V60H-6ZM18 -60H30V60H18Z', busy: true },
  { d: 'M-60 -32H60V-16H-60ZM-60 0H60V16H-60ZM-60 32H60V60H-60Z', busy: true },
  { d: 'M-60 -60H0V0H-60ZM0 0H60V60H0Z', busy: true },
  { d: 'M-60 -46L-46 -60L0 -14L46 -60L60 -46L14 0L60 46L46 60L0 14L-46 60L-60 46L-14 0Z', busy: true },
  { d: rays, busy: true },
]
