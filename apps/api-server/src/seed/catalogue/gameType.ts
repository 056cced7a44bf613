/** The six kinds of venue, as the wire names them. */
export type GameType = 'sports' | 'live' | 'chess' | 'slots' | 'lottery' | 'fish'
