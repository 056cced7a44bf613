import { closeStep, stepTitle, type WithdrawStep } from '@koi/features/withdraw'
import { Dialog } from '@koi/ui'
import { StepActions } from './StepActions.tsx'
import { StepContent } from './StepContent.tsx'

/** The withdrawal after the form: looked at, confirmed by its password, waited for or refused. */
export function WithdrawDialog({ step }: { readonly step: WithdrawStep }) {
  if (step.step === 'form') return null
  return (
    <Dialog
      open
      size="small"
      title={stepTitle(step)}
      dismissible={step.step !== 'confirming' && !('sending' in step && step.sending)}
      onClose={() => closeStep(step)}
      footer={<StepActions step={step} />}
    >
      <StepContent step={step} />
    </Dialog>
  )
}
