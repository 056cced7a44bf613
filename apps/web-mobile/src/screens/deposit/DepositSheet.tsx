import { DepositStepContent, type DepositStep } from '@koi/features/deposit'
import { m } from '@koi/i18n'
import { Sheet } from '@koi/ui'
import { useLast } from '../../layout/useLast.ts'
import { SheetActions } from './SheetActions.tsx'
import styles from './DepositView.module.css'

/** Goes back to the form from a step that may be left; an order under way is waited for. */
function leave(step: DepositStep): void {
  if (step.step === 'refused') step.onEdit()
  else if (step.step === 'review') step.onCancel()
}

/** The deposit after the form: looked at, under way, or refused. */
export function DepositSheet({ step }: { readonly step: DepositStep }) {
  const shown = useLast(step.step === 'form' ? null : step)
  if (!shown) return null
  return (
    <Sheet
      open={step.step !== 'form'}
      title={
        shown.step === 'review' || shown.step === 'sending' ? m.deposit_review_title() : m.deposit_title()
      }
      onClose={() => leave(step)}
      footer={<SheetActions step={shown} />}
    >
      <div className={styles['sections']}>
        <DepositStepContent step={shown} />
      </div>
    </Sheet>
  )
}
