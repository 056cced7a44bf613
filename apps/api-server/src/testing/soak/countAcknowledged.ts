import type { Soak } from './soak.ts'

/** How many operations were answered as done: calls with a key, rounds, presses in the cashier, callbacks. */
export function countAcknowledged({ members, deliveries }: Soak): number {
  const done = members.flatMap(({ intents, rounds, orders }) => [
    ...intents.map(({ state }) => state === 'done'),
    ...rounds.flatMap(({ staked, settled }) => [staked === 'done', settled !== null]),
    ...orders.map(({ press }) => press?.state === 'done'),
  ])
  return [...done, ...deliveries.map(({ accepted }) => accepted)].filter(Boolean).length
}
