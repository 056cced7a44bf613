import type { TransferStep } from '@koi/features/transfer'
import { m } from '@koi/i18n'
import { Button } from '@koi/ui'
import styles from './TransferActions.module.css'

/** What can be done at a step; nothing while the outcome is being confirmed. */
export function TransferActions({ step }: { readonly step: TransferStep }) {
  switch (step.step) {
    case 'review':
    case 'sending':
      return (
        <div className={styles['actions']}>
          <Button size="large" disabled={step.step === 'sending'} onClick={step.onCancel}>
            {m.common_cancel()}
          </Button>
          <Button variant="primary" size="large" loading={step.step === 'sending'} onClick={step.onConfirm}>
            {m.wallet_confirm()}
          </Button>
        </div>
      )
    case 'done':
      return (
        <Button variant="primary" size="large" block onClick={step.onClose}>
          {m.common_done()}
        </Button>
      )
    case 'repeat':
      return (
        <div className={styles['actions']}>
          <Button size="large" onClick={step.onAgain}>
            {m.wallet_repeat_confirm()}
          </Button>
          <Button variant="primary" size="large" onClick={step.onCancel}>
            {m.wallet_repeat_cancel()}
          </Button>
        </div>
      )
    case 'refused':
      return (
        <Button variant="primary" size="large" block onClick={step.onEdit}>
          {m.wallet_edit()}
        </Button>
      )
    default:
      return null
  }
}
