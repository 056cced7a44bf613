import { contract } from '@koi/contract'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestPlayer, type TestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer } from '../../testing/createTestServer.ts'
import { lastCode, newPhone, registerMember } from '../../testing/registerMember.ts'

const minute = 60_000
const day = 24 * 60 * minute

const clock = createManualClock()
const server = await createTestServer({ clock })
const newPlayer = () => createTestPlayer(server.fetch)

let phone: string
let owner: TestPlayer

beforeEach(async () => {
  clock.advance(2 * day)
  phone = newPhone()
  owner = newPlayer()
  await registerMember(server, owner, { phone })
  clock.advance(minute)
})
afterAll(() => server.close())

const request = (player: TestPlayer) => player.send(contract.sendSms, { area: '86', phone, purpose: 'login' })
const login = (player: TestPlayer, code: string) =>
  player.send(contract.login, { mode: 'sms', area: '86', phone, code })
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('a stranger who asks for codes of a phone', () => {
  test('a stranger delays codes neither of the logged-in member nor of a device that the member has used', async () => {
    expect(await request(newPlayer())).toMatchObject({ status: true })
    expect(await owner.send(contract.memberSms, { purpose: 'bind-account' })).toMatchObject({ status: true })
    clock.advance(minute)
    expect(await request(newPlayer())).toMatchObject({ status: true })
    clock.advance(1_000)
    expect(await request(owner)).toMatchObject({ status: true })
    expect(await login(owner, await lastCode(server, phone))).toMatchObject({ status: true })
  })

  test('a code for a stranger neither replaces that of the member nor uses its tries up', async () => {
    await request(owner)
    const code = await lastCode(server, phone)
    clock.advance(minute)
    const stranger = newPlayer()
    await request(stranger)
    for (let attempt = 0; attempt < 6; attempt += 1) await login(stranger, wrong(code))
    expect(await login(owner, code)).toMatchObject({ status: true })
  })

  test('a stranger can use neither a code of the member nor its tries', async () => {
    await request(owner)
    const code = await lastCode(server, phone)
    for (let attempt = 0; attempt < 6; attempt += 1) {
      expect(await login(newPlayer(), wrong(code))).toMatchObject({ code: 'sms-code-wrong' })
    }
    expect(await login(newPlayer(), code)).toMatchObject({ code: 'sms-code-wrong' })
    expect(await login(owner, code)).toMatchObject({ status: true })
  })

  test('strangers get ten codes a day for a phone, and the member still gets its own', async () => {
    const first = clock.now()
    // One code was sent for the registration.
    for (let sent = 1; sent < 10; sent += 1) {
      expect(await request(newPlayer())).toMatchObject({ status: true })
      clock.advance(minute)
    }
    expect((await request(newPlayer())).data).toEqual({
      code: 'sms-too-often',
      retryAt: new Date(first - minute + day).toISOString(),
    })
    expect(await request(owner)).toMatchObject({ status: true })
    clock.advance(day)
    expect(await request(newPlayer())).toMatchObject({ status: true })
  })

  test('strangers have twenty wrong tries a day over all codes, and the member keeps its own', async () => {
    let guesses = 0
    for (let sent = 0; sent < 6; sent += 1) {
      const stranger = newPlayer()
      await request(stranger)
      const code = await lastCode(server, phone)
      for (let attempt = 0; attempt < 5; attempt += 1) {
        if ((await login(stranger, wrong(code))).code === 'sms-code-wrong') guesses += 1
      }
      clock.advance(minute)
    }
    expect(guesses).toBe(20)
    const stranger = newPlayer()
    await request(stranger)
    expect(await login(stranger, await lastCode(server, phone))).toMatchObject({ code: 'sms-code-expired' })
    await request(owner)
    expect(await login(owner, await lastCode(server, phone))).toMatchObject({ status: true })
  })
})

test('a member gets ten codes a day of its own', async () => {
  for (let sent = 0; sent < 10; sent += 1) {
    expect(await request(owner)).toMatchObject({ status: true })
    clock.advance(minute)
  }
  expect(await request(owner)).toMatchObject({ code: 'sms-too-often' })
})
