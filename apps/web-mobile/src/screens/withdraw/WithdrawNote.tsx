import type { WithdrawForm } from '@koi/features/withdraw'
import { m } from '@koi/i18n'
import { Money } from '@koi/ui'

/** Beside the action: why it cannot be done, or what arrives. */
export function WithdrawNote({ form: { quote, reason } }: { readonly form: WithdrawForm }) {
  if (reason !== null) return <span>{reason}</span>
  return quote === null ? null : (
    <>
      <span>{m.withdraw_net()}</span>
      <Money fen={quote.net} />
    </>
  )
}
