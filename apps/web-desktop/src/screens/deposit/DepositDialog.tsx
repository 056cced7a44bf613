import { DepositStepContent, type DepositStep } from '@koi/features/deposit'
import { m } from '@koi/i18n'
import { Button, Dialog } from '@koi/ui'

export interface DepositDialogProps {
  readonly step: DepositStep
}

/** The deposit after the form: looked at, under way, or refused. */
export function DepositDialog({ step }: DepositDialogProps) {
  switch (step.step) {
    case 'form':
      return null
    case 'confirming':
      return (
        <Dialog open size="small" dismissible={false} title={m.deposit_title()} onClose={() => undefined}>
          <DepositStepContent step={step} />
        </Dialog>
      )
    case 'refused':
      return (
        <Dialog
          open
          size="small"
          title={m.deposit_title()}
          onClose={step.onEdit}
          footer={
            <>
              {step.onAgain && <Button onClick={step.onAgain}>{m.deposit_again()}</Button>}
              <Button variant="primary" onClick={step.onEdit}>
                {m.deposit_edit()}
              </Button>
            </>
          }
        >
          <DepositStepContent step={step} />
        </Dialog>
      )
    default: {
      const sending = step.step === 'sending'
      return (
        <Dialog
          open
          size="small"
          title={m.deposit_review_title()}
          dismissible={!sending}
          onClose={step.onCancel}
          footer={
            <>
              <Button disabled={sending} onClick={step.onCancel}>
                {m.common_cancel()}
              </Button>
              <Button variant="primary" loading={sending} onClick={step.onConfirm}>
                {m.deposit_confirm()}
              </Button>
            </>
          }
        >
          <DepositStepContent step={step} />
        </Dialog>
      )
    }
  }
}
