import { contract } from '@koi/contract'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestPlayer, type TestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer } from '../../testing/createTestServer.ts'
import { newPhone, registerMember } from '../../testing/registerMember.ts'
import { runDueJobs } from '../../jobs/runJobs.ts'
import { access } from '../../rules/access.ts'
import { createContext } from '../context.ts'
import { guardTry } from './loginGuard.ts'

const clock = createManualClock()
const server = await createTestServer({ clock })
const ctx = createContext(server.deps)
const newPlayer = () => createTestPlayer(server.fetch)

let phone: string
let account: string
let owner: TestPlayer

beforeEach(async () => {
  clock.advance(2 * 3_600_000)
  phone = newPhone()
  account = `own${phone}`
  owner = newPlayer()
  await registerMember(server, owner, { phone, account })
})
afterAll(() => server.close())

async function login(player: TestPlayer, name: string, password: string): Promise<string | undefined> {
  return (await player.send(contract.login, { mode: 'password', account: name, password })).code
}

/** A stranger types wrong passwords until the name is locked. */
async function lock(name: string): Promise<void> {
  for (let attempt = 0; attempt < 5; attempt += 1) await login(newPlayer(), name, 'wrong-1')
  expect(await login(newPlayer(), name, 'wrong-1')).toBe('account-locked')
}

describe('the login lock', () => {
  test('a lock by strangers does not keep the member out of a device it has used before', async () => {
    await lock(account)
    expect(await login(owner, account, 'carp2026')).toBeUndefined()
    expect(await login(newPlayer(), account, 'carp2026')).toBe('account-locked')
  })

  test('a device counts as a stranger again 180 days after the last login from it', async () => {
    clock.advance(access.deviceKnownFor + 1)
    await runDueJobs(server.deps)
    await lock(account)
    expect(await login(owner, account, 'carp2026')).toBe('account-locked')
  })

  test('wrong passwords of a used device count by themselves', async () => {
    for (let attempt = 0; attempt < 5; attempt += 1) await login(owner, account, 'wrong-1')
    expect(await login(owner, account, 'carp2026')).toBe('account-locked')
    expect(await login(newPlayer(), account, 'carp2026')).toBeUndefined()
  })

  test('a lock of an account does not show on its phone number, nor the other way round', async () => {
    await lock(account)
    expect(await login(newPlayer(), phone, 'wrong-1')).toBe('bad-credentials')
    clock.advance(3_600_000)
    await lock(phone)
    expect(await login(newPlayer(), account, 'wrong-1')).toBe('bad-credentials')
  })

  test('two names of one member allow no more guesses than one', async () => {
    await lock(account)
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await login(newPlayer(), phone, 'carp2026')).toBe('bad-credentials')
    }
    expect(await login(newPlayer(), phone, 'carp2026')).toBe('account-locked')
    clock.advance(access.lockout.locked)
    expect(await login(newPlayer(), phone, 'carp2026')).toBeUndefined()
  })
})

describe('guardTry', () => {
  test('lets every right password through, however many are sent at once', async () => {
    const verdicts = await Promise.all(
      Array.from({ length: 12 }, () => guardTry(ctx, `right:${account}`, async () => true)),
    )
    expect(verdicts.map(({ state }) => state)).toEqual(Array.from({ length: 12 }, () => 'right'))
  })

  test('checks five wrong passwords of many that are sent at once', async () => {
    let checked = 0
    const verdicts = await Promise.all(
      Array.from({ length: 12 }, () =>
        guardTry(ctx, `wrong:${account}`, async () => {
          checked += 1
          return false
        }),
      ),
    )
    expect(checked).toBe(5)
    expect(verdicts.filter(({ state }) => state === 'locked')).toHaveLength(7)
  })

  test('counts a try as failed that its process never judged', async () => {
    const subject = `died:${account}`
    await server.db
      .insertInto('login_guards')
      .values({ subject, tried_at: new Date(clock.now()), locked_until: null })
      .execute()
    const at = new Date(clock.now())
    await server.db
      .insertInto('login_tries')
      .values(Array.from({ length: 5 }, () => ({ subject, at, failed: false })))
      .execute()
    clock.advance(access.lockout.judgedWithin)
    expect(await guardTry(ctx, subject, async () => true)).toMatchObject({ state: 'locked' })
  })

  test('guardTry does not count a try whose check itself failed', async () => {
    const subject = `broken:${account}`
    const broken = () => Promise.reject(new Error('no memory'))
    for (let attempt = 0; attempt < 6; attempt += 1) {
      await expect(guardTry(ctx, subject, broken)).rejects.toThrow('no memory')
    }
    expect(await guardTry(ctx, subject, async () => true)).toEqual({ state: 'right' })
  })
})
