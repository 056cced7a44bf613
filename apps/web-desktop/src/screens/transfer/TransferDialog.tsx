import type { TransferStep } from '@koi/features/transfer'
import { m } from '@koi/i18n'
import { Button, Dialog } from '@koi/ui'
import { TransferOutcome } from './TransferOutcome.tsx'
import { TransferReview } from './TransferReview.tsx'

export interface TransferDialogProps {
  readonly step: TransferStep
}

/** The transfer after the form: looked at, under way, done or refused. Each end names amount and reason. */
export function TransferDialog({ step }: TransferDialogProps) {
  if (step.step === 'form') return null
  if ('onConfirm' in step)
    return (
      <Dialog
        open
        size="small"
        title={m.wallet_review_title()}
        dismissible={step.step === 'review'}
        onClose={step.onCancel}
        footer={
          <>
            <Button disabled={step.step === 'sending'} onClick={step.onCancel}>
              {m.common_cancel()}
            </Button>
            <Button variant="primary" loading={step.step === 'sending'} onClick={step.onConfirm}>
              {m.wallet_confirm()}
            </Button>
          </>
        }
      >
        <TransferReview step={step} />
      </Dialog>
    )
  return <TransferOutcome step={step} />
}
