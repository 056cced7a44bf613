import type { BetRow } from '@koi/features/records'

const nets = [-2_000n, 45_600n, 0n, -100n, 1_234_500n, -50_000n]

/** Settled rounds and, first of them, one that is still open. */
export const betRows: readonly BetRow[] = nets.map((net, index) => {
  const open = index === 0
  const stake = 50_000n
  return {
    id: `bet-${index}`,
    round: `7d3ff3b8-c0ab-4a0d-b1f6-15fa0f96e9${index}e`,
    venueId: 89,
    venueName: '长灯电子',
    gameName: index === 2 ? '九十九重天外天灯火夜行记' : '锦鲤跃龙门',
    gameType: 'slots',
    stake,
    payout: open ? 0n : stake + net,
    net: open ? null : net,
    state: open ? 'open' : 'settled',
    placedAt: `2026-11-21T12:4${index}:07.000Z`,
    settledAt: open ? null : `2026-11-21T12:4${index}:08.000Z`,
    placedText: `2026-11-21 20:4${index}:07`,
    settledText: open ? null : `2026-11-21 20:4${index}:08`,
  }
})
