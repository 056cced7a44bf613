/**
 * The three methods of web storage that this package needs; each may throw.
 *
 * @example
 * ```ts
 * const values = new Map<string, string>()
 * const storage: StoragePort = {
 *   getItem: (key) => values.get(key) ?? null,
 *   setItem: (key, value) => void values.set(key, value),
 *   removeItem: (key) => void values.delete(key),
 * }
 * createSession({ storage }).begin('token')
 * ```
 */
export interface StoragePort {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/**
 * Makes of a storage that may throw (private modes, quota, blocked cookies) one that never does: what it refuses is kept in
 * memory for the life of the page (D5). The storage is named anew at each use, inside the guard.
 *
 * @example
 * ```ts
 * const storage = resilientStorage(() => sessionStorage) // where cookies are blocked, even the name throws
 * storage.setItem('t', 'abc')
 * storage.getItem('t') // 'abc'
 * ```
 */
export function resilientStorage(find: () => StoragePort): StoragePort {
  const memory = new Map<string, string | null>()
  const write = (act: (key: string, value: string) => void) => (key: string, value?: string) => {
    try {
      memory.delete(key)
      act(key, value ?? '')
    } catch {
      memory.set(key, value ?? null)
    }
  }
  return {
    getItem(key) {
      try {
        return memory.get(key) ?? (memory.has(key) ? null : find().getItem(key))
      } catch {
        return null
      }
    },
    setItem: write((key, value) => find().setItem(key, value)),
    removeItem: write((key) => find().removeItem(key)),
  }
}
