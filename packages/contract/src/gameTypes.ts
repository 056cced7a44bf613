/** The six kinds of venue of the specification, in the order of the lobby tabs. Their names are in `gameKindNames`. */
export const gameTypes = ['sports', 'live', 'chess', 'slots', 'lottery', 'fish'] as const

export type GameType = (typeof gameTypes)[number]
