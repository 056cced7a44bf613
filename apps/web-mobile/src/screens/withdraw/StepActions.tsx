import type { WithdrawStep } from '@koi/features/withdraw'
import { m } from '@koi/i18n'
import { Button } from '@koi/ui'
import styles from './StepActions.module.css'

/** What can be done at a step; nothing while the outcome is being confirmed. */
export function StepActions({ step }: { readonly step: WithdrawStep }) {
  switch (step.step) {
    case 'review':
      return (
        <div className={styles['actions']}>
          <Button size="large" disabled={step.sending} onClick={step.onCancel}>
            {m.common_cancel()}
          </Button>
          <Button variant="primary" size="large" loading={step.sending} onClick={step.onNext}>
            {step.sends ? m.withdraw_submit() : m.withdraw_review_next()}
          </Button>
        </div>
      )
    case 'new-password':
      return (
        <Button
          variant="primary"
          size="large"
          block
          disabled={!step.form.canSubmit}
          loading={step.form.status === 'submitting'}
          onClick={step.form.onSubmit}
        >
          {m.withdraw_password_save()}
        </Button>
      )
    case 'password':
      return (
        <Button
          variant="primary"
          size="large"
          block
          disabled={!step.canSubmit && !step.sending}
          loading={step.sending}
          onClick={step.onSubmit}
        >
          {m.withdraw_submit()}
        </Button>
      )
    case 'repeat':
      return (
        <div className={styles['actions']}>
          <Button size="large" onClick={step.onAgain}>
            {m.withdraw_repeat_confirm()}
          </Button>
          <Button variant="primary" size="large" onClick={step.onCancel}>
            {m.withdraw_repeat_cancel()}
          </Button>
        </div>
      )
    case 'refused':
      return (
        <Button variant="primary" size="large" block onClick={step.onEdit}>
          {m.withdraw_edit()}
        </Button>
      )
    default:
      return null
  }
}
