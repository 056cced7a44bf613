import * as v from 'valibot'

/** The six kinds of venue of the specification. */
export const gameTypes = ['sports', 'live', 'chess', 'slots', 'lottery', 'fish'] as const

export type GameType = (typeof gameTypes)[number]

export const gameType = v.picklist(gameTypes)
