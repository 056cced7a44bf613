import { describe, expect, it } from 'vitest'
import type { Logger } from '../ports/logger.ts'
import { createManualClock } from '../testing/createManualClock.ts'
import { createMemoryStorage } from '../testing/createMemoryStorage.ts'
import { createSession, type SessionEvent } from './session.ts'

const member = () => createMemoryStorage({ t: 'token', vid: 'visit' })

describe('createSession', () => {
  it('takes up the token of a page that was reloaded', () => {
    const session = createSession({ storage: member() })
    expect([session.token(), session.vid()]).toEqual(['token', 'visit'])
  })

  it('begins a new epoch at login, with nothing of the old one left', () => {
    const storage = member()
    const session = createSession({ storage })
    const { epoch, signal } = session
    session.begin('fresh')
    expect(session.epoch).toBe(epoch + 1)
    expect(signal.aborted).toBe(true)
    expect(session.signal.aborted).toBe(false)
    expect([storage.getItem('t'), storage.getItem('vid')]).toEqual(['fresh', null])
  })

  it.each([null, ''])('refuses a login with the token %j, and stays as it was', (token) => {
    const session = createSession({ storage: member() })
    expect(() => session.begin(token)).toThrow(
      expect.objectContaining({ kind: 'malformed-reply', reason: 'no-token' }),
    )
    expect([session.epoch, session.token()]).toEqual([0, 'token'])
  })

  it('removes token and vid at the end', () => {
    const storage = member()
    createSession({ storage }).end('logout')
    expect([storage.getItem('t'), storage.getItem('vid')]).toEqual([null, null])
  })

  it('expires once, and only the present epoch', () => {
    const session = createSession({ storage: member() })
    const { epoch } = session
    expect(session.expire(epoch + 1)).toBe(false)
    expect(session.expire(epoch)).toBe(true)
    expect(session.expire(epoch)).toBe(false)
    expect(session.epoch).toBe(epoch + 1)
  })

  it('keeps what the present epoch brings, and ignores empty values', () => {
    const session = createSession({ storage: member() })
    expect(session.store(session.epoch, 'two', '')).toBe(true)
    expect(session.store(session.epoch, null)).toBe(true)
    expect([session.token(), session.vid()]).toEqual(['two', 'visit'])
  })

  it('ignores what an old epoch brings', () => {
    const session = createSession({ storage: member() })
    const { epoch } = session
    session.end('logout')
    expect(session.store(epoch, 'ghost', 'ghost')).toBe(false)
    expect([session.token(), session.vid()]).toEqual([null, null])
  })

  it('calls subscribers at each change, in the new state', () => {
    const session = createSession({ storage: createMemoryStorage() })
    const heard: (SessionEvent & { token: string | null })[] = []
    const unsubscribe = session.subscribe((event) => heard.push({ ...event, token: session.token() }))
    session.begin('a')
    session.expire(1)
    session.end('logout')
    unsubscribe()
    session.begin('b')
    expect(heard).toEqual([
      { type: 'began', epoch: 1, token: 'a' },
      { type: 'ended', reason: 'expired', epoch: 2, token: null },
      { type: 'ended', reason: 'logout', epoch: 3, token: null },
    ])
  })

  it('calls every subscriber even when one throws', async () => {
    const logged: unknown[] = []
    const note = (...details: unknown[]) => void logged.push(...details)
    const logger: Logger = { warn: note, error: note }
    const session = createSession({ storage: createMemoryStorage(), logger })
    const failure = new Error('listener')
    let heard = 0
    session.subscribe(() => {
      throw failure
    })
    session.subscribe(async () => Promise.reject(failure))
    session.subscribe(() => {
      heard += 1
    })
    session.end('logout')
    expect(heard).toBe(1)
    await createManualClock().advance(0)
    expect(logged.filter((detail) => detail === failure)).toHaveLength(2)
  })

  it('lives in memory where storage throws', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    const session = createSession({ storage: { getItem: refuse, setItem: refuse, removeItem: refuse } })
    session.begin('memory', 'visit')
    expect([session.token(), session.vid()]).toEqual(['memory', 'visit'])
    session.end('logout')
    expect(session.token()).toBeNull()
  })
})
