import { contract } from '@koi/contract'
import { randomUUID } from 'node:crypto'
import { runDueJobs } from '../jobs/runJobs.ts'
import { createManualClock, type ManualClock } from './createManualClock.ts'
import { createTestCashier } from './createTestCashier.ts'
import { createTestPlayer, type TestPlayer } from './createTestPlayer.ts'
import { createTestServer } from './createTestServer.ts'
import { registerMember } from './registerMember.ts'

const day = 86_400_000

/** A registered member with its device. */
export interface TestMember {
  readonly player: TestPlayer
  readonly id: string
  readonly account: string
}

/** Who was kept from promotions when: from `add` until `delete`. */
function createBreaks(clock: ManualClock) {
  const breaks = new Map<string, { readonly from: number; until: number }[]>()
  return {
    add(memberId: string): void {
      breaks.set(memberId, [...(breaks.get(memberId) ?? []), { from: clock.now(), until: Infinity }])
    },
    delete(memberId: string): void {
      const last = breaks.get(memberId)?.at(-1)
      if (last) last.until = clock.now()
    },
    has(memberId: string, at: Date): boolean {
      const now = at.getTime()
      return (breaks.get(memberId) ?? []).some(({ from, until }) => from <= now && now < until)
    },
  }
}

/** A server whose time is moved by hand, on which members may be kept from promotions, and what members do on it. */
export async function createPromotionTest() {
  const clock = createManualClock()
  const withheld = createBreaks(clock)
  const server = await createTestServer({
    clock,
    config: { memberLimits: { read: 10_000, write: 10_000, money: 10_000 } },
    promotionGuard: async (_db, { memberId, at }) => !withheld.has(memberId, at),
  })

  async function pass(ms: number): Promise<void> {
    clock.advance(ms)
    await runDueJobs(server.deps)
  }

  return {
    server,
    clock,
    withheld,
    pass,
    async register(inviteCode?: string): Promise<TestMember> {
      const player = createTestPlayer(server.fetch)
      const { id, account } = await registerMember(server, player, inviteCode ? { inviteCode } : {})
      return { player, id, account }
    },
    /** Passes days, and logs in anew afterwards: the session has ended meanwhile. */
    async passDays({ player, account }: TestMember, days: number): Promise<void> {
      await pass(days * day)
      await player.login(account, 'carp2026')
    },
    /** Deposits by the cashier and waits until it is credited. */
    async deposit(player: TestPlayer, amount: string, promo_id?: string): Promise<void> {
      const { id } = await player.call(contract.createDeposit, {
        channel: 'bank',
        amount,
        confirm_duplicate: true,
        ...(promo_id ? { promo_id } : {}),
      })
      await (await createTestCashier(player, id)).press('confirm')
      await pass(2_000)
      await pass(2_000)
    },
    /** Opens the slots of venue 89 and answers a way to play rounds there. */
    async openSlots(player: TestPlayer) {
      const { url } = await player.call(contract.launch, { venue_id: 89, mode: 'real', close_other: true })
      const game = await player.redeem(url)
      return {
        ...game,
        stake: (amount: string) => player.play('/sandbox/stake', { round: randomUUID(), amount }, game.key),
        async play(amount: string): Promise<void> {
          const round = randomUUID()
          await player.stake(game.key, round, amount)
          await player.settle(game.key, round)
        },
      }
    },
  }
}
