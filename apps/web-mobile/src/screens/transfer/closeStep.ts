import type { TransferStep } from '@koi/features/transfer'

/** Goes back to the form from a step that may be left; a transfer under way is waited for. */
export function closeStep(step: TransferStep): void {
  switch (step.step) {
    case 'review':
    case 'repeat':
      return step.onCancel()
    case 'done':
      return step.onClose()
    case 'refused':
      return step.onEdit()
    case 'form':
    case 'sending':
    case 'confirming':
  }
}
