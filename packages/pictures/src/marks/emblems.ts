/** A sign in one colour around the origin, about 90 units across. */
export interface Emblem {
  readonly d: string
  /** Drawn as a line of this width instead of a surface. */
  readonly line?: number
}

const round = (value: number) => Math.round(value * 10) / 10

function spokes(count: number, inner: number, outer: number, offset = 0): string {
  return Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * 2 * Math.PI - Math.PI / 2 + offset
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    return `M${round(x * inner)} ${round(y * inner)}L${round(x * outer)} ${round(y * outer)}`
  }).join('')
}

function starPath(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const angle = (index / points) * Math.PI - Math.PI / 2
    const radius = index % 2 === 0 ? outer : inner
    return `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`
  })
  return `M${corners.join('L')}Z`
}

const disc = (x: number, y: number, r: number) =>
  `M${round(x - r)} ${round(y)}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`
const petals = Array.from({ length: 5 }, (_, index) => {
  const angle = (index / 5) * 2 * Math.PI - Math.PI / 2
  return disc(Math.cos(angle) * 24, Math.sin(angle) * 24, 17)
}).join('')

/** What crests show: things of the coast, the hills and the sky; no animal, person or letter of a real club. */
export const emblems: readonly [Emblem, ...Emblem[]] = [
  { d: starPath(5, 46, 19) },
  { d: starPath(8, 44, 24) },
  { d: 'M-46 32L-16 -30L2 4L15 -16L46 32Z' },
  { d: 'M-42 -12C-28 -30 -14 -30 0 -12S28 6 42 -12M-42 18C-28 0 -14 0 0 18S28 36 42 18', line: 11 },
  { d: `${disc(0, 0, 20)}${starPath(12, 46, 24)}` },
  {
    d: 'M0 -22V38M-32 10C-29 30 -14 38 0 38C14 38 29 30 32 10M-17 -8H17M-8 -32A8 8 0 1 1 8 -32A8 8 0 1 1 -8 -32Z',
    line: 9,
  },
  { d: 'M0 -46L7 -32H-7ZM-26 -12L-11 -30H11L26 -12ZM-37 13L-17 -10H17L37 13ZM-20 14H20V40H7V26H-7V40H-20Z' },
  { d: 'M-10 -22H10L17 42H-17ZM-13 -27H13V-40H-13ZM19 -33L46 -46V-20ZM-19 -33L-46 -46V-20Z' },
  { d: 'M-3 -46C24 -32 30 -6 28 14H-3ZM-9 -34C-26 -20 -32 0 -32 14H-9ZM-42 20H42L29 40H-29Z' },
  { d: 'M-16 0C-4 -28 30 -26 46 0C30 26 -4 28 -16 0ZM-12 0L-46 -26C-38 -10 -38 10 -46 26Z' },
  { d: petals },
  {
    d: 'M2 -46C8 -28 34 -14 32 14C31 34 16 44 0 44C-17 44 -32 33 -32 13C-32 -2 -21 -10 -19 -24C-8 -18 -6 -8 -6 0C5 -10 7 -28 2 -46Z',
  },
  { d: 'M12 -46L-32 8H-5L-12 46L32 -10H5Z' },
  { d: 'M-44 26C-28 -28 28 -28 44 26M-44 26H44M-22 -6V26M22 -6V26M0 -14V26', line: 9 },
  { d: 'M-42 30V-24L-20 -2L0 -38L20 -2L42 -24V30Z' },
  { d: `M-32 0A32 32 0 1 1 32 0A32 32 0 1 1 -32 0Z${spokes(8, 0, 44)}`, line: 8 },
  {
    d: 'M-48 -20C-24 -24 -9 -14 0 0C9 -14 24 -24 48 -20C31 -8 20 4 15 17L26 42L0 24L-26 42L-15 17C-20 4 -31 -8 -48 -20Z',
  },
  { d: 'M0 -48L21 -18H11L30 10H15L37 34H7V46H-7V34H-37L-15 10H-30L-11 -18H-21Z' },
  { d: 'M0 -46L36 0L0 46L-36 0Z' },
  { d: 'M0 -46L30 -6H12V42H-12V-6H-30Z' },
  {
    d: 'M-11 -44H11V-35H-11ZM-34 -2C-34 -26 -20 -33 0 -33C20 -33 34 -26 34 -2C34 21 20 28 0 28C-20 28 -34 21 -34 -2ZM-10 30H10V36H-10ZM-3 36H3V48H-3Z',
  },
  { d: 'M0 -46C20 -18 32 -4 32 14A32 32 0 0 1 -32 14C-32 -4 -20 -18 0 -46Z' },
  {
    d: 'M0 -46C12 -26 12 -8 0 8C-12 -8 -12 -26 0 -46ZM-40 -24C-18 -22 -8 -8 -5 14C-26 10 -38 -4 -40 -24ZM40 -24C18 -22 8 -8 5 14C26 10 38 -4 40 -24ZM-4 12H4V46H-4Z',
  },
]
