/** Values by key, so many at most. */
export interface Kept<Value> {
  /** The value of a key, which is made when it is not kept. What was used last is dropped last. */
  get(key: string, make: () => Value): Value
  /** The value of a key if it is kept. */
  peek(key: string): Value | undefined
  drop(key: string): void
}

/** Keeps the values that were used last: whoever asks for many things cannot fill the memory. */
export function keepLatest<Value>(most: number): Kept<Value> {
  const values = new Map<string, Value>()
  const peek = (key: string) => {
    const value = values.get(key)
    if (value === undefined || values.size < most) return value
    // Only once something is to be dropped does it matter what was used last.
    values.delete(key)
    values.set(key, value)
    return value
  }
  return {
    peek,
    get(key, make) {
      const found = peek(key)
      if (found !== undefined) return found
      const value = make()
      const [oldest] = values.size >= most ? values.keys() : []
      if (oldest !== undefined) values.delete(oldest)
      values.set(key, value)
      return value
    },
    drop: (key) => values.delete(key),
  }
}
