import type { DepositOrder } from '@koi/contract'

/** Whether an order awaits its payment and is about to expire. */
export function remindedOf({ state, steps }: Pick<DepositOrder, 'state' | 'steps'>): boolean {
  return state === 'awaiting' && steps.some(({ step }) => step === 'reminded')
}
