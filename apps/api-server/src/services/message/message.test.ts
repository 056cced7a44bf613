import { contract } from '@koi/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { transact } from '../../db/transact.ts'
import { createManualClock } from '../../testing/createManualClock.ts'
import { createTestPlayer, type TestPlayer } from '../../testing/createTestPlayer.ts'
import { createTestServer } from '../../testing/createTestServer.ts'
import { registerMember } from '../../testing/registerMember.ts'
import { systemRandom } from '../../security/random.ts'
import { writeMessage } from './writeMessage.ts'

const clock = createManualClock()
const withheld = new Set<string>()
const server = await createTestServer({
  clock,
  promotionGuard: async (_db, { memberId }) => !withheld.has(memberId),
})
afterAll(() => server.close())

const inbox = { box: 'inbox' } as const
const announcements = { box: 'announcement' } as const

async function newMember() {
  const player = createTestPlayer(server.fetch)
  const { id } = await registerMember(server, player)
  const tell = (amount: string) =>
    transact(server.db, (trx) =>
      writeMessage(
        trx,
        { clock, random: systemRandom },
        {
          memberId: id,
          content: { topic: 'deposit-credited', amount, order: 'D1', channel: 'bank' },
        },
      ),
    )
  return { player, id, tell }
}

const unreadOf = async (player: TestPlayer) => (await player.call(contract.messageCount, {})).unread

describe('messages', () => {
  test('what happened to a member lies in its inbox as facts, the newest first', async () => {
    const { player, tell } = await newMember()
    clock.advance(1000)
    await tell('500.00')
    const { items, total, unread } = await player.call(contract.messageList, inbox)
    expect(items.map(({ content }) => content)).toEqual([
      { topic: 'deposit-credited', amount: '500.00', order: 'D1', channel: 'bank' },
      { topic: 'welcome' },
    ])
    expect({ total, unread: unread.inbox }).toEqual({ total: 2, unread: 2 })
  })

  test('a count that meets the delivery of another call counts what that one delivered', async () => {
    const { player } = await newMember()
    const expected = await (async () => {
      const other = await newMember()
      return unreadOf(other.player)
    })()
    const counts = await Promise.all(Array.from({ length: 8 }, () => unreadOf(player)))
    expect(new Set(counts)).toEqual(new Set([expected]))
  })

  test('a bulletin reaches a member once, in the language that is asked for, also when the member asks twice at once', async () => {
    const { player } = await newMember()
    const lists = await Promise.all(
      Array.from({ length: 5 }, () => player.call(contract.messageList, announcements)),
    )
    const last = await player.call(contract.messageList, announcements, { headers: { lang: 'en' } })
    for (const { items } of lists) expect(items.length).toBeLessThanOrEqual(last.total)
    expect(last.items).toHaveLength(last.total)
    expect(last.items.map(({ content }) => content)).toContainEqual(
      expect.objectContaining({ topic: 'bulletin', title: 'Routine maintenance on Monday mornings' }),
    )
  })

  test('a brand tells its members nothing that another brand says', async () => {
    const { player } = await newMember()
    const titles = async (d: string) =>
      (await player.call(contract.messageList, announcements, { headers: { d } })).items.map(({ content }) =>
        content.topic === 'bulletin' ? content.summary : '',
      )
    await server.db
      .updateTable('bulletins')
      .set({ brand: 'elsewhere' })
      .where('id', '=', 'maintenance-monday')
      .execute()
    expect((await titles('koi-web')).join('')).not.toContain('个别场馆')
    await server.db
      .updateTable('bulletins')
      .set({ brand: null })
      .where('id', '=', 'maintenance-monday')
      .execute()
    expect((await titles('koi-web')).join('')).toContain('个别场馆')
  })

  test('what offers something is in no box of a member who may receive no promotions, and is as it was once they may', async () => {
    const { player, id } = await newMember()
    const box = () => player.call(contract.messageList, { box: 'promotion' })
    const { items, total } = await box()
    await player.call(contract.readMessage, { id: items[0]?.id ?? '' })
    const shown = await box()
    const before = await unreadOf(player)
    expect(items.map(({ content }) => content.topic)).toContain('bulletin')
    withheld.add(id)
    const offer = { id: items[0]?.id ?? '' }
    expect((await player.send(contract.messageDetail, offer)).code).toBe('message-unknown')
    expect(await unreadOf(player)).toBe(before - total + 1)
    expect(await box()).toMatchObject({ items: [], total: 0, unread: { promotion: 0 } })
    expect(await player.call(contract.readBox, { box: 'promotion' })).toEqual({ read: 0 })
    withheld.delete(id)
    expect(await box()).toEqual(shown)
    expect(await unreadOf(player)).toBe(before)
  })

  test('the count of unread messages knows bulletins that were not delivered yet', async () => {
    const { player } = await newMember()
    const first = await unreadOf(player)
    await player.call(contract.messageList, inbox)
    expect(await unreadOf(player)).toBe(first)
    expect(first).toBeGreaterThan(1)
  })

  test('reading one, reading a box, removing and restoring keep the counts', async () => {
    const { player, tell } = await newMember()
    await tell('1.00')
    await tell('2.00')
    await player.call(contract.messageList, inbox)
    const before = await unreadOf(player)
    const { items } = await player.call(contract.messageList, inbox)
    const [one, two] = items.map(({ id }) => id)
    await player.call(contract.readMessage, { id: one ?? '' })
    await player.call(contract.readMessage, { id: one ?? '' })
    expect(await unreadOf(player)).toBe(before - 1)
    await player.call(contract.removeMessage, { id: two ?? '' })
    await player.call(contract.removeMessage, { id: two ?? '' })
    expect(await unreadOf(player)).toBe(before - 2)
    expect((await player.call(contract.messageList, inbox)).total).toBe(2)
    await player.call(contract.restoreMessage, { id: two ?? '' })
    expect(await unreadOf(player)).toBe(before - 1)
    expect(await player.call(contract.readBox, inbox)).toEqual({ read: 2 })
    const after = await player.call(contract.messageList, inbox)
    expect({ total: after.total, unread: after.unread.inbox }).toEqual({ total: 3, unread: 0 })
  })

  test('a removed message cannot be put back after a day', async () => {
    const { player, tell } = await newMember()
    await tell('1.00')
    const id = (await player.call(contract.messageList, inbox)).items[0]?.id ?? ''
    await player.call(contract.removeMessage, { id })
    clock.advance(24 * 3_600_000 + 1)
    await player.login()
    await expect(player.call(contract.restoreMessage, { id })).rejects.toThrow('message-unknown')
  })

  test('a removed bulletin is not delivered again', async () => {
    const { player } = await newMember()
    const { items, total } = await player.call(contract.messageList, announcements)
    await player.call(contract.removeMessage, { id: items[0]?.id ?? '' })
    expect((await player.call(contract.messageList, announcements)).total).toBe(total - 1)
  })

  describe('of somebody else', () => {
    let id: string
    let stranger: TestPlayer
    beforeAll(async () => {
      const { player } = await newMember()
      id = (await player.call(contract.messageList, inbox)).items[0]?.id ?? ''
      stranger = (await newMember()).player
    })

    test.each(['messageDetail', 'readMessage', 'removeMessage', 'restoreMessage'] as const)(
      'the call %s knows nothing',
      async (call) => {
        const { status, data } = await stranger.send(contract[call], { id })
        expect({ status, data }).toEqual({ status: false, data: 'message-unknown' })
      },
    )

    test('no page begins after one', async () => {
      await expect(stranger.call(contract.messageList, { ...inbox, after: id })).rejects.toThrow(
        'invalid-input',
      )
    })
  })

  test('the newest unread announcement that is to be shown over the page is named until it was read', async () => {
    const { player } = await newMember()
    const { popup } = await player.call(contract.messageCount, {})
    const { content, body } = await player.call(contract.messageDetail, { id: popup ?? '' })
    expect(content).toMatchObject({ topic: 'bulletin', title: '这里的钱都是模拟资金' })
    expect(body.length).toBeGreaterThan(0)
    await player.call(contract.readMessage, { id: popup ?? '' })
    expect((await player.call(contract.messageCount, {})).popup).toBeNull()
  })

  test('pages follow each other without gap or repetition while messages come in', async () => {
    const { player, tell } = await newMember()
    for (let turn = 1; turn <= 7; turn += 1) {
      clock.advance(10)
      await tell(`${turn}.00`)
    }
    const first = await player.call(contract.messageList, { ...inbox, page_size: 3 })
    await tell('99.00')
    const second = await player.call(contract.messageList, {
      ...inbox,
      page_size: 10,
      after: first.items.at(-1)?.id,
    })
    const amounts = [...first.items, ...second.items].map(({ content }) =>
      content.topic === 'deposit-credited' ? content.amount : content.topic,
    )
    expect(amounts).toEqual(['7.00', '6.00', '5.00', '4.00', '3.00', '2.00', '1.00', 'welcome'])
  })
})
