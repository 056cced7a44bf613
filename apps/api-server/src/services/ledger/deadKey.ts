/** Stands in the place of the call of a key that was settled before it took effect: no call has this name. */
export const deadKey = 'dead'
