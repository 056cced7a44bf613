import { m } from '@koi/i18n'
import { Money, type Description } from '@koi/ui'

/** Wallets that are brought back, each with its amount and how far it is. */
export function recycleItems(
  wallets: readonly { readonly name: string; readonly amount: bigint }[],
  moved: boolean,
): Description[] {
  return wallets.map(({ name, amount }) => ({
    term: name,
    value: (
      <>
        {moved ? m.wallet_recycle_moved() : m.wallet_recycle_moving()} <Money fen={amount} />
      </>
    ),
  }))
}
