import { formatDateTime } from '@koi/api-core/dates'
import type { TransferStep } from '@koi/features/transfer'
import { m } from '@koi/i18n'
import { Button, CopyButton, DescriptionList, Dialog, Money, Result } from '@koi/ui'
import { useBrand } from '../../parts/useBrand.ts'

export interface TransferOutcomeProps {
  readonly step: Extract<TransferStep, { step: 'confirming' | 'repeat' | 'done' | 'refused' }>
}

/** How a transfer ended, or that this is not known yet; with amount, wallets, and number or reason. */
export function TransferOutcome({ step }: TransferOutcomeProps) {
  const { timeZone } = useBrand()
  const wallets = [
    { term: m.wallet_from(), value: step.fromName },
    { term: m.wallet_to(), value: step.toName },
  ].filter(({ value }) => value !== null)
  const amount = step.amount === null ? m.wallet_earlier() : <Money fen={step.amount} size="large" />
  if (step.step === 'confirming')
    return (
      <Dialog open size="small" dismissible={false} title={m.wallet_confirming()} onClose={() => undefined}>
        <Result tone="pending" title={amount} description={m.wallet_confirming_text()} />
        <DescriptionList items={wallets} />
      </Dialog>
    )
  if (step.step === 'repeat')
    return (
      <Dialog
        open
        size="small"
        title={m.wallet_repeat_title()}
        onClose={step.onCancel}
        footer={
          <>
            <Button onClick={step.onAgain}>{m.wallet_repeat_confirm()}</Button>
            <Button variant="primary" onClick={step.onCancel}>
              {m.wallet_repeat_cancel()}
            </Button>
          </>
        }
      >
        <Result tone="warning" title={amount} description={step.message} />
        <DescriptionList items={wallets} />
      </Dialog>
    )
  if (step.step === 'done')
    return (
      <Dialog
        open
        size="small"
        title={m.wallet_done_title()}
        onClose={step.onClose}
        footer={
          <Button variant="primary" onClick={step.onClose}>
            {m.common_done()}
          </Button>
        }
      >
        <Result tone="positive" title={amount} />
        <DescriptionList
          items={[
            ...wallets,
            { term: m.wallet_time(), value: formatDateTime(step.at, { timeZone }) },
            {
              term: m.wallet_reference(),
              value: (
                <>
                  {step.reference} <CopyButton iconOnly text={step.reference} label={m.wallet_reference()} />
                </>
              ),
            },
          ]}
        />
      </Dialog>
    )
  return (
    <Dialog
      open
      size="small"
      title={m.wallet_refused_title()}
      onClose={step.onEdit}
      footer={
        <Button variant="primary" onClick={step.onEdit}>
          {m.wallet_edit()}
        </Button>
      }
    >
      <Result tone="negative" title={amount} description={step.message} />
      <DescriptionList items={wallets} />
    </Dialog>
  )
}
