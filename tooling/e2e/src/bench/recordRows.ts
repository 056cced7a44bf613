import type { Page } from '@playwright/test'

const rows = 10_000
const minute = 60_000

/** One round as the API tells it, so many before now: some sixty a day. */
function bet(index: number, now: number): object {
  const at = new Date(now - (index + 1) * 23 * minute).toISOString()
  const won = index % 3 === 0
  return {
    id: `b${rows - index}`,
    round: `7d3ff3b8-c0ab-4a0d-b1f6-15fa0f9${String(index).padStart(5, '0')}`,
    venueId: 89,
    venueName: ['长灯电子', '海风电子', '江南棋牌'][index % 3],
    gameId: 'g4001',
    gameName: ['锦鲤跃龙门', '九十九重天', '江南牛牛', '快三'][index % 4],
    gameType: 'slots',
    stake: '5.00',
    payout: won ? '12.50' : '0.00',
    net: won ? '7.50' : '-5.00',
    state: 'settled',
    placedAt: at,
    settledAt: at,
    number: `N${rows - index}`,
    issue: null,
    teams: null,
    bets: [
      {
        selection: 'spin',
        name: '单局',
        market: null,
        standing: won ? 'won' : 'lost',
        odds: '2.50',
        stake: '5.00',
        payout: won ? '12.50' : '0.00',
      },
    ],
    result: '两个相同',
    commitment: { hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', nonce: index },
    published: JSON.stringify({
      number: `N${rows - index}`,
      seed: '0'.repeat(64),
      outcome: { reels: [1, 2, 3] },
    }),
  }
}

/** One movement of money as the API tells it. */
function movement(index: number, now: number): object {
  const out = index % 2 === 1
  return {
    id: `m${rows - index}`,
    category: 'transfer',
    event: 'transfer',
    amount: out ? '-12.34' : '25.00',
    cash: true,
    venue: { id: 89, name: '长灯电子' },
    order: null,
    at: new Date(now - (index + 1) * 23 * minute).toISOString(),
  }
}

/** The two long records: where they are shown, and how they are asked for. */
export const records = [
  {
    name: 'bets',
    path: '/user/betRecord',
    filter: 'state=settled',
    call: '/member/record/game',
    row: bet,
    totals: { stake: '50000.00', payout: '41675.00', net: '-8325.00' },
  },
  {
    name: 'transactions',
    path: '/user/transRecord',
    filter: 'type=transfer',
    call: '/member/record/trans',
    row: movement,
    totals: { incoming: '125000.00', outgoing: '61700.00', net: '63300.00' },
  },
] as const

/** Answers a record with ten thousand rows, page by page. */
export async function answerRows(
  page: Page,
  { call, row, totals }: (typeof records)[number],
  now: number,
): Promise<void> {
  const all = Array.from({ length: rows }, (_, index) => row(index, now))
  await page.route(
    ({ pathname }) => pathname.endsWith(call),
    async (route) => {
      const query = new URL(route.request().url()).searchParams
      const pageSize = Number(query.get('page_size'))
      const number = Number(query.get('page') ?? 1)
      // The ids count down from the first row.
      const after = query.get('after')
      // Only the longest time has rows.
      const none = query.has('start')
      const first = after === null ? 0 : rows - Number(after.slice(1)) + 1
      await route.fulfill({
        json: {
          status: true,
          data: {
            items: none || query.has('changed_since') ? [] : all.slice(first, first + pageSize),
            page: number,
            pageSize,
            total: none ? 0 : rows,
            asOf: new Date(now).toISOString(),
            totals,
          },
        },
      })
    },
  )
}
