type Notes = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const key = 'leftRounds'

/** The ids of the rounds that this window left open and whose results it has not told yet; null where there are none. */
export function readLeftRounds(notes: Notes): readonly string[] | null {
  return notes.getItem(key)?.split(',') ?? null
}

/** Notes them for the page after a reload. */
export function noteLeftRounds(notes: Notes, ids: readonly string[]): void {
  if (ids.length > 0) notes.setItem(key, ids.join())
  else notes.removeItem(key)
}
