import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../testing/createMemoryStorage.ts'
import { resilientStorage, type StoragePort } from './storage.ts'

describe('resilientStorage', () => {
  it('passes everything on while the storage works', () => {
    const inner = createMemoryStorage({ t: 'old' })
    const storage = resilientStorage(() => inner)
    expect(storage.getItem('t')).toBe('old')
    storage.setItem('t', 'new')
    expect(inner.getItem('t')).toBe('new')
    storage.removeItem('t')
    expect(inner.getItem('t')).toBeNull()
  })

  it('behaves like a map whenever and wherever the storage throws', () => {
    const action = fc.record({
      key: fc.constantFrom('t', 'vid'),
      value: fc.option(fc.string(), { nil: null }),
      broken: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(action), (actions) => {
        let broken = false
        const memory = createMemoryStorage()
        const check = () => {
          if (broken) throw new DOMException('full', 'QuotaExceededError')
        }
        const inner: StoragePort = {
          getItem: (key) => memory.getItem(key),
          setItem(key, value) {
            check()
            memory.setItem(key, value)
          },
          removeItem(key) {
            check()
            memory.removeItem(key)
          },
        }
        const storage = resilientStorage(() => inner)
        const model = new Map<string, string>()
        for (const { key, value, ...now } of actions) {
          broken = now.broken
          if (value === null) {
            storage.removeItem(key)
            model.delete(key)
          } else {
            storage.setItem(key, value)
            model.set(key, value)
          }
          expect(storage.getItem('t')).toBe(model.get('t') ?? null)
          expect(storage.getItem('vid')).toBe(model.get('vid') ?? null)
        }
      }),
    )
  })

  it('reads nothing where even reading throws', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const storage = resilientStorage(() => ({ getItem: refuse, setItem: refuse, removeItem: refuse }))
    expect(storage.getItem('t')).toBeNull()
    storage.setItem('t', 'kept')
    expect(storage.getItem('t')).toBe('kept')
    storage.removeItem('t')
    expect(storage.getItem('t')).toBeNull()
  })
})
