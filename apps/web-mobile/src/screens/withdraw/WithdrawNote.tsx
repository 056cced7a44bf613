import type { WithdrawForm } from '@koi/features/withdraw'
import { m } from '@koi/i18n'
import { Money } from '@koi/ui'

/** What arrives, beside the action. */
export function WithdrawNote({ form: { quote } }: { readonly form: WithdrawForm }) {
  return (
    <>
      <span>{m.withdraw_net()}</span>
      <Money fen={quote?.net ?? null} />
    </>
  )
}
