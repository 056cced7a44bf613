import { contract } from '@koi/contract'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestPlayer, type TestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer } from '../../testing/createTestServer.ts'
import { insertPayoutAccount, insertSmsCode } from '../../testing/memberRows.ts'
import { lastCode, newPhone, registerMember } from '../../testing/registerMember.ts'

const clock = createManualClock()
const server = await createTestServer({ clock })
let player: TestPlayer
let memberId: string
let phone: string

async function newMember(): Promise<{ player: TestPlayer; id: string; phone: string }> {
  const member = { player: createTestPlayer(server.fetch), phone: newPhone() }
  const { id } = await registerMember(server, member.player, { phone: member.phone })
  return { ...member, id }
}

/** A card number with a right check digit that nobody else has. */
function newCard(): string {
  const body = `622202${newPhone()}`
  for (let digit = 0; digit < 10; digit += 1) {
    const digits = Array.from(`${body}${digit}`, Number).toReversed()
    const sum = digits.reduce((total, value, place) => {
      const add = place % 2 === 1 ? value * 2 : value
      return total + (add > 9 ? add - 9 : add)
    }, 0)
    if (sum % 10 === 0) return `${body}${digit}`
  }
  return body
}

const place = { bank: 'ccb', province: '440000', city: '440300' }
const bindCode = () => insertSmsCode(server, memberId, 'bind-account')
const card = async (more: { number?: string; holder?: string } = {}) => ({
  ...place,
  number: more.number ?? newCard(),
  holder: more.holder ?? '欧阳锦',
  code: await bindCode(),
})
const listed = async () => (await player.call(contract.payoutAccounts, {})).items

beforeEach(async () => {
  clock.advance(60_000)
  ;({ player, id: memberId, phone } = await newMember())
})
afterAll(() => server.close())

describe('binding', () => {
  test('a bank card bound by a code shows its bank and its last digits', async () => {
    clock.advance(60_000)
    const sent = await player.call(contract.memberSms, { purpose: 'bind-account' })
    expect(sent.phone).toBe(`${phone.slice(0, 3)}****${phone.slice(-4)}`)
    const number = newCard()
    const form = { ...place, number, holder: '欧阳锦', code: await lastCode(server, phone) }
    const bound = await player.call(contract.bindBank, form)
    const tail = number.slice(-4)
    expect(bound).toMatchObject({ kind: 'bank', code: 'ccb', name: '建设银行', tail, masked: `**** ${tail}` })
    expect(bound).toMatchObject({ holder: '欧**', preferred: true, network: null })
    expect(await listed()).toEqual([bound])
    const again = await player.send(contract.bindBank, { ...form, number: newCard() })
    expect(again.code).toBe('sms-code-expired')
  })

  test('a bound Alipay account and coin address are masked', async () => {
    const alipay = { holder: '欧阳锦', account: 'Carp.Pond@mail.example', code: await bindCode() }
    expect(await player.call(contract.bindAlipay, alipay)).toMatchObject({ masked: 'c***@mail.example' })
    const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'
    const coin = { protocol: 'TRC20', address, code: await bindCode() } as const
    const bound = await player.call(contract.bindCoin, coin)
    expect(bound).toMatchObject({ code: 'USDT', network: 'TRC20', masked: '**** Lj6t', holder: null })
    expect(await player.call(contract.payoutAccounts, { withdraw_type: 'coin' })).toEqual({
      items: [bound],
      max: 5,
    })
    await player.call(contract.removeCoinAccount, {
      id: bound.id,
      code: await insertSmsCode(server, memberId, 'remove-account'),
    })
  })

  test('the first account fixes the name of the holder', async () => {
    const { holder: _holder, ...nameless } = await card()
    expect((await player.send(contract.bindBank, nameless)).code).toBe('holder-required')
    await player.call(contract.bindBank, await card())
    expect((await player.send(contract.bindBank, await card({ holder: '王五' }))).code).toBe(
      'holder-mismatch',
    )
    const { holder: _same, ...second } = await card()
    expect(await player.call(contract.bindBank, second)).toMatchObject({ holder: '欧**', preferred: false })
    expect(await player.call(contract.token, {})).toMatchObject({ name: '欧**' })
  })

  test('binding refuses a wrong check digit, an unknown bank and a city of another province', async () => {
    const number = newCard()
    const wrong = `${number.slice(0, -1)}${(Number(number.at(-1)) + 1) % 10}`
    expect((await player.send(contract.bindBank, await card({ number: wrong }))).code).toBe(
      'card-number-invalid',
    )
    for (const bad of [{ bank: 'nobank' }, { city: '110100' }, { province: '999999' }]) {
      const reply = await player.send(contract.bindBank, { ...(await card()), ...bad })
      expect(reply.code).toBe('invalid-input')
    }
    const elsewhere = {
      protocol: 'ERC20',
      address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
      code: await bindCode(),
    } as const
    expect((await player.send(contract.bindCoin, elsewhere)).code).toBe('coin-address-invalid')
  })

  test('binding refuses an account that any member has, until it is removed', async () => {
    const number = newCard()
    const mine = await player.call(contract.bindBank, await card({ number }))
    expect((await player.send(contract.bindBank, await card({ number }))).code).toBe('payout-account-bound')
    const other = await newMember()
    const form = { ...place, number, holder: '王五' }
    const code = await insertSmsCode(server, other.id, 'bind-account')
    expect((await other.player.send(contract.bindBank, { ...form, code })).code).toBe('payout-account-bound')
    const removing = { id: mine.id, code: await insertSmsCode(server, memberId, 'remove-account') }
    await player.call(contract.removeAccount, removing)
    expect(await other.player.call(contract.bindBank, { ...form, code })).toMatchObject({ preferred: true })
  })

  test('a member binds at most five accounts of a kind, even in parallel', async () => {
    for (let index = 0; index < 4; index += 1) await insertPayoutAccount(server, memberId)
    const forms = [await card(), await card(), await card()]
    const code = await bindCode()
    const replies = await Promise.all(forms.map((form) => player.send(contract.bindBank, { ...form, code })))
    expect(replies.filter(({ status }) => status)).toHaveLength(1)
    const sixth = await player.send(contract.bindBank, await card())
    expect(sixth.data).toEqual({ code: 'payout-account-limit', max: 5 })
    const alipay = { holder: '欧阳锦', account: phone, code: await bindCode() }
    expect(await player.send(contract.bindAlipay, alipay)).toMatchObject({ status: true })
  })

  test('one code tries at most five accounts, even if every one is refused', async () => {
    const other = await newMember()
    const taken: string[] = []
    for (let index = 0; index < 6; index += 1) {
      const account = newPhone()
      const code = await insertSmsCode(server, other.id, 'bind-account')
      if (index < 5) await other.player.call(contract.bindAlipay, { holder: '王五', account, code })
      taken.push(account)
    }
    const code = await bindCode()
    const bind = async (account = '') =>
      (await player.send(contract.bindAlipay, { holder: '欧阳锦', account, code })).code
    for (const account of taken.slice(0, 5)) expect(await bind(account)).toBe('payout-account-bound')
    expect(await bind(taken[5])).toBe('sms-code-expired')
  })

  test('binding refuses a code that was sent for another purpose', async () => {
    const form = { ...(await card()), code: await insertSmsCode(server, memberId, 'remove-account') }
    await server.db.deleteFrom('sms_codes').where('purpose', '=', 'bind-account').execute()
    expect((await player.send(contract.bindBank, form)).code).toBe('sms-code-wrong')
  })
})

describe('a bound account', () => {
  test('the default account is the chosen one, and the oldest once that is removed', async () => {
    const first = await player.call(contract.bindBank, await card())
    clock.advance(1_000)
    const second = await player.call(contract.bindBank, await card())
    expect(await player.call(contract.setDefaultAccount, { id: second.id })).toMatchObject({
      preferred: true,
    })
    expect((await listed()).map(({ preferred }) => preferred)).toEqual([false, true])
    const code = await insertSmsCode(server, memberId, 'remove-account')
    await player.call(contract.removeAccount, { id: second.id, code })
    expect(await listed()).toEqual([{ ...first, preferred: true }])
  })

  test('no call finds an account of another member', async () => {
    const other = await newMember()
    const id = await insertPayoutAccount(server, other.id)
    const code = await insertSmsCode(server, memberId, 'remove-account')
    const replies = [
      await player.send(contract.setDefaultAccount, { id }),
      await player.send(contract.removeAccount, { id, code }),
      await player.send(contract.removeCoinAccount, { id, code }),
    ]
    for (const reply of replies) expect(reply.code).toBe('payout-account-unknown')
    expect((await other.player.call(contract.payoutAccounts, {})).items).toHaveLength(1)
  })

  test('an account is removed only by the call for its kind', async () => {
    const id = await insertPayoutAccount(server, memberId, 'coin')
    const code = await insertSmsCode(server, memberId, 'remove-account')
    expect((await player.send(contract.removeAccount, { id, code })).code).toBe('payout-account-unknown')
    expect(await player.call(contract.removeCoinAccount, { id, code })).toEqual({ removed: true })
  })
})

test('banks are listed by their initials and provinces with their cities, in the language of the caller', async () => {
  const { items } = await player.call(contract.payoutBanks, {})
  expect(items.map(({ initials }) => initials)).toEqual(items.map(({ initials }) => initials).toSorted())
  expect(items).toContainEqual({ code: 'psbc', initials: 'yzcxyh', name: '邮政储蓄银行' })
  const { items: provinces } = await player.call(contract.regions, {}, { headers: { lang: 'en' } })
  expect(provinces).toHaveLength(31)
  const guangdong = provinces.find(({ code }) => code === '440000')
  expect(guangdong).toMatchObject({ name: 'Guangdong' })
  expect(guangdong?.cities).toContainEqual({ code: '440300', name: 'Shenzhen' })
  for (const { cities } of provinces) expect(cities.every(({ name }) => name !== '')).toBe(true)
})
