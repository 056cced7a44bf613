import { DATE_PRESETS, dateRange } from '@koi/api-core/dates'
import { contract } from '@koi/contract'
import { messageBoxes } from '@koi/contract/message'
import { movementCategories } from '@koi/contract/movement'
import { randomUUID } from 'node:crypto'
import { access } from '../../rules/access.ts'
import type { Clock } from '../../services/context.ts'
import type { TestPlayer } from '../createTestPlayer.ts'

/** The time that a record shows when it is opened: today in the business time zone. */
function today(now: number): { start: string; end: string } {
  const span = dateRange(DATE_PRESETS.today, { now, timeZone: access.timeZone })
  if (!span) throw new RangeError('the preset of today has bounds')
  return { start: span.start.toISOString(), end: span.end.toISOString() }
}

/** A call whose cost is looked at, with what makes it possible and what takes its effect back. */
export interface HotCall {
  readonly name: string
  readonly prepare?: (player: TestPlayer) => Promise<unknown>
  readonly run: (player: TestPlayer) => Promise<unknown>
  readonly undo?: (player: TestPlayer) => Promise<unknown>
}

const venue = 89

function play() {
  const keys = new Map<TestPlayer, { session: string; key: string; round: string }>()
  const seat = (player: TestPlayer) => {
    const taken = keys.get(player)
    if (!taken) throw new Error('no game is open')
    return taken
  }
  return {
    open: async (player: TestPlayer) => {
      const { url, sessionId } = await player.call(contract.launch, { venue_id: venue, mode: 'real' })
      const { key } = await player.redeem(url)
      keys.set(player, { session: sessionId, key, round: randomUUID() })
    },
    launch: async (player: TestPlayer) => {
      const { sessionId } = await player.call(contract.launch, { venue_id: venue, mode: 'real' })
      keys.set(player, { session: sessionId, key: '', round: '' })
    },
    stake: (player: TestPlayer) => player.stake(seat(player).key, seat(player).round, '1.00'),
    settle: (player: TestPlayer) => player.settle(seat(player).key, seat(player).round),
    leave: (player: TestPlayer) => player.call(contract.leave, { session_id: seat(player).session }),
  }
}

/** What a member does all day: none of it may cost more because the member has done it often. */
export function hotCalls(clock: Clock): readonly HotCall[] {
  const game = play()
  const opened = async (player: TestPlayer) => {
    await game.open(player)
    await game.stake(player)
  }
  const ended = async (player: TestPlayer) => {
    await game.settle(player)
    await game.leave(player)
  }
  return [
    { name: 'balance', run: (player) => player.call(contract.balance, {}) },
    { name: 'wallet list', run: (player) => player.call(contract.walletList, {}) },
    {
      name: 'transfer',
      run: (player) =>
        player.call(contract.transfer, { from: 0, to: venue, amount: '1.00', confirm_duplicate: true }),
      undo: (player) =>
        player.call(contract.transfer, { from: venue, to: 0, amount: '1.00', confirm_duplicate: true }),
    },
    { name: 'launch', run: game.launch, undo: game.leave },
    { name: 'stake', prepare: game.open, run: game.stake, undo: ended },
    { name: 'settle', prepare: opened, run: game.settle, undo: game.leave },
    {
      name: 'current game',
      prepare: opened,
      run: (player) => player.call(contract.currentGame, {}),
      undo: ended,
    },
    { name: 'withdraw terms', run: (player) => player.call(contract.withdrawTerms, {}) },
    { name: 'records, first page', run: (player) => player.call(contract.betRecord, {}) },
    {
      name: 'records of a venue',
      run: (player) => player.call(contract.betRecord, { venue_id: venue, state: 'settled' }),
    },
    {
      name: 'records of a venue that was never played',
      run: (player) => player.call(contract.betRecord, { venue_id: 91 }),
    },
    {
      name: 'records, changes since the last reading',
      run: async (player) => {
        const { asOf } = await player.call(contract.betRecord, { page_size: 1 })
        await player.call(contract.betRecord, { changed_since: asOf })
      },
    },
    {
      name: 'movements, changes since the last reading',
      run: async (player) => {
        const { asOf } = await player.call(contract.movementRecord, { page_size: 1 })
        await player.call(contract.movementRecord, { changed_since: asOf })
      },
    },
    {
      name: 'records of today',
      run: (player) => player.call(contract.betRecord, today(clock.now())),
    },
    {
      name: 'movements of today',
      run: (player) => player.call(contract.movementRecord, today(clock.now())),
    },
    { name: 'movements, first page', run: (player) => player.call(contract.movementRecord, {}) },
    ...movementCategories.map((category) => ({
      name: `movements, ${category}`,
      run: (player: TestPlayer) => player.call(contract.movementRecord, { category }),
    })),
    { name: 'open rounds', run: (player) => player.call(contract.betRecord, { state: 'open' }) },
    { name: 'deposits', run: (player) => player.call(contract.depositList, {}) },
    { name: 'withdrawals', run: (player) => player.call(contract.withdrawalList, {}) },
    { name: 'promotions', run: (player) => player.call(contract.promoList, {}) },
    {
      name: 'steps of a recharge reward',
      run: (player) => player.call(contract.rechargeRewards, { id: 'recharge-ladder' }),
    },
    { name: 'agent', run: (player) => player.call(contract.agentInfo, {}) },
    { name: 'referrals of an agent', run: (player) => player.call(contract.agentReferrals, {}) },
    { name: 'days of an agent', run: (player) => player.call(contract.agentDays, {}) },
    { name: 'credited deposits', run: (player) => player.call(contract.depositList, { state: 'credited' }) },
    ...messageBoxes.map((box) => ({
      name: `messages, ${box}`,
      run: (player: TestPlayer) => player.call(contract.messageList, { box }),
    })),
    { name: 'a promotion', run: (player) => player.call(contract.promoDetail, { id: 'daily-rebate' }) },
    { name: 'parts in promotions', run: (player) => player.call(contract.promoRecord, {}) },
    { name: 'running bonus', run: (player) => player.call(contract.runningBonus, {}) },
    { name: 'VIP level', run: (player) => player.call(contract.vip, {}) },
    { name: 'VIP history', run: (player) => player.call(contract.vipHistory, {}) },
    { name: 'gifts', run: (player) => player.call(contract.gifts, {}) },
    { name: 'sign-in', run: (player) => player.call(contract.signInInfo, {}) },
    { name: 'feedback', run: (player) => player.call(contract.feedbackList, {}) },
    { name: 'logins', run: (player) => player.call(contract.loginHistory, {}) },
    { name: 'open logins', run: (player) => player.call(contract.openLogins, {}) },
    { name: 'unread messages', run: (player) => player.call(contract.messageCount, {}) },
  ]
}
