import type { StoragePort } from '../ports/storage.ts'

/**
 * Makes a storage that lives in memory, for tests and for places without one, such as Node.
 *
 * @example
 * ```ts
 * const session = createSession({ storage: createMemoryStorage({ t: 'token' }) })
 * ```
 */
export function createMemoryStorage(initial: Readonly<Record<string, string>> = {}): StoragePort {
  const values = new Map(Object.entries(initial))
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  }
}
