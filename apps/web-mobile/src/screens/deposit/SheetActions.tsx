import type { DepositStep } from '@koi/features/deposit'
import { m } from '@koi/i18n'
import { Button } from '@koi/ui'
import styles from './SheetActions.module.css'

/** What can be done at a step; nothing while the outcome is being confirmed. */
export function SheetActions({ step }: { readonly step: Exclude<DepositStep, { step: 'form' }> }) {
  switch (step.step) {
    case 'confirming':
      return null
    case 'refused':
      return (
        <div className={styles['stack']}>
          <Button variant="primary" size="large" block onClick={step.onEdit}>
            {m.deposit_edit()}
          </Button>
          {step.onAgain ? (
            <Button size="large" block onClick={step.onAgain}>
              {m.deposit_again()}
            </Button>
          ) : null}
        </div>
      )
    default: {
      const sending = step.step === 'sending'
      return (
        <div className={styles['actions']}>
          <Button size="large" disabled={sending} onClick={step.onCancel}>
            {m.common_cancel()}
          </Button>
          <Button variant="primary" size="large" loading={sending} onClick={step.onConfirm}>
            {m.deposit_confirm()}
          </Button>
        </div>
      )
    }
  }
}
