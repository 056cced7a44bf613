import { m } from '@koi/i18n'
import type { Description } from '@koi/ui'
import { MoneyFlow } from '../money/MoneyFlow.tsx'
import { Reference } from '../money/Reference.tsx'
import type { TransferStep } from './useTransferFlow.ts'
import type { TransferDraft } from './useTransferForm.ts'

function walletItems({ fromName, toName }: Pick<TransferDraft, 'fromName' | 'toName'>): Description[] {
  return [
    { term: m.wallet_from(), value: fromName },
    { term: m.wallet_to(), value: toName },
  ]
}

/** A transfer after its form. Each end names amount and wallets, and number or reason. */
export function TransferFlow({ step }: { readonly step: TransferStep }) {
  return (
    <MoneyFlow
      step={step}
      texts={{
        review: m.wallet_review_title(),
        confirm: m.wallet_confirm(),
        refused: m.wallet_refused_title(),
        earlier: m.wallet_earlier(),
      }}
      facts={(draft) => ({ amount: draft.amount, items: walletItems(draft) })}
      outcome={({ amount, time, reference, ...wallets }) => ({
        title: m.wallet_done_title(),
        tone: 'positive',
        amount,
        items: [
          ...walletItems(wallets),
          { term: m.wallet_time(), value: time },
          {
            term: m.wallet_reference(),
            value: <Reference id={reference} label={m.wallet_reference()} />,
          },
        ],
      })}
    />
  )
}
