import type { StoragePort } from './storagePort.ts'

/**
 * Wraps a storage that may throw (private modes, quota) so that it never does: what it refuses is kept in memory for the
 * life of the page (D5).
 *
 * @example
 * ```ts
 * const storage = resilientStorage({ getItem: () => null, setItem() { throw new Error('quota') }, removeItem() {} })
 * storage.setItem('t', 'abc')
 * storage.getItem('t') // 'abc'
 * ```
 */
export function resilientStorage(storage: StoragePort): StoragePort {
  const memory = new Map<string, string | null>()
  const write = (key: string, value: string | null, act: () => void) => {
    try {
      act()
      memory.delete(key)
    } catch {
      memory.set(key, value)
    }
  }
  return {
    getItem(key) {
      const kept = memory.get(key)
      if (kept !== undefined) return kept
      try {
        return storage.getItem(key)
      } catch {
        return null
      }
    },
    setItem: (key, value) => write(key, value, () => storage.setItem(key, value)),
    removeItem: (key) => write(key, null, () => storage.removeItem(key)),
  }
}
