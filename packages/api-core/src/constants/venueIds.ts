/** The venues shown, in the order of the specification (section 9). */
export const VENUE_IDS = [
  1, 2, 28, 40, 84, 85, 86, 87, 88, 89, 90, 91, 92, 95, 30, 98, 101, 201, 126, 301, 35, 107, 108, 109, 111,
  113, 127, 128, 304,
] as const
