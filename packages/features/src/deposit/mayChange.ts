import type { DepositOrder } from '@koi/contract'

/** How long after its end an order is still looked at, in ms: a second payment, or one that comes late. */
const aftermath = { credited: 20_000, expired: 120_000, cancelled: 120_000 } as const

/** Whether an order may look different soon. `now` is the server's, in ms. */
export function mayChange({ state, payments, steps }: DepositOrder, now: number): boolean {
  if (state === 'awaiting' || state === 'paid') return true
  if (payments.some(({ credited }) => credited === null)) return true
  const last = [...steps.map(({ at }) => at), ...payments.map(({ creditedAt }) => creditedAt)]
    .map((at) => (at === null ? 0 : Date.parse(at)))
    .reduce((latest, at) => Math.max(latest, at), 0)
  return now - last < aftermath[state]
}
