import { closeStep, stepTitle, type WithdrawStep } from '@koi/features/withdraw'
import { Sheet } from '@koi/ui'
import { useLast } from '../../layout/useLast.ts'
import { StepActions } from './StepActions.tsx'
import { StepContent } from './StepContent.tsx'

/** The steps after the form: review, the withdraw password, waiting, and a refusal with its reason. */
export function WithdrawSheet({ step }: { readonly step: WithdrawStep }) {
  const shown = useLast(step.step === 'form' ? null : step)
  if (!shown) return null
  return (
    <Sheet
      open={step.step !== 'form'}
      title={stepTitle(shown)}
      onClose={() => closeStep(step)}
      footer={<StepActions step={shown} />}
    >
      <StepContent step={shown} />
    </Sheet>
  )
}
