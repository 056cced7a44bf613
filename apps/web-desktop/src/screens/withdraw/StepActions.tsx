import type { WithdrawStep } from '@koi/features/withdraw'
import { m } from '@koi/i18n'
import { Button } from '@koi/ui'

/** What can be done at a step; nothing while the outcome is being confirmed. */
export function StepActions({ step }: { readonly step: WithdrawStep }) {
  switch (step.step) {
    case 'review':
      return (
        <>
          <Button disabled={step.sending} onClick={step.onCancel}>
            {m.common_cancel()}
          </Button>
          <Button variant="primary" loading={step.sending} onClick={step.onNext}>
            {step.sends ? m.withdraw_submit() : m.withdraw_review_next()}
          </Button>
        </>
      )
    case 'new-password':
      return (
        <Button
          variant="primary"
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
          disabled={!step.canSubmit && !step.sending}
          loading={step.sending}
          onClick={step.onSubmit}
        >
          {m.withdraw_submit()}
        </Button>
      )
    case 'repeat':
      return (
        <>
          <Button onClick={step.onAgain}>{m.withdraw_repeat_confirm()}</Button>
          <Button variant="primary" onClick={step.onCancel}>
            {m.withdraw_repeat_cancel()}
          </Button>
        </>
      )
    case 'refused':
      return (
        <Button variant="primary" onClick={step.onEdit}>
          {m.withdraw_edit()}
        </Button>
      )
    default:
      return null
  }
}
