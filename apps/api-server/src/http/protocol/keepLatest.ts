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
  const put = (key: string, value: Value) => {
    values.delete(key)
    values.set(key, value)
    const [oldest] = values.size > most ? values.keys() : []
    if (oldest !== undefined) values.delete(oldest)
    return value
  }
  return {
    get: (key, make) => put(key, values.get(key) ?? make()),
    peek(key) {
      const value = values.get(key)
      return value === undefined ? undefined : put(key, value)
    },
    drop: (key) => values.delete(key),
  }
}
