import type { WithdrawStep } from './withdrawModel.ts'

/** Goes back to the form from a step that may be left; an outcome that is being confirmed is waited for. */
export function closeStep(step: WithdrawStep): void {
  switch (step.step) {
    case 'review':
    case 'new-password':
    case 'password':
    case 'repeat':
      return step.onCancel()
    case 'refused':
      return step.onEdit()
    case 'form':
    case 'confirming':
  }
}
