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
