import { Button, type ButtonProps } from '@koi/ui'
import type { FormModel } from './useForm.ts'

export interface SubmitButtonProps extends Pick<ButtonProps, 'variant' | 'children'> {
  readonly form: FormModel
  /** The id of the form element, for a button that stands outside of it. */
  readonly formId?: string | undefined
  /** Stands in a row of `Actions`, which gives it its size; otherwise it is as wide as the form. */
  readonly inActions?: boolean | undefined
}

/** Sends a form: disabled until it is complete, and busy from the press until the page has moved on. */
export function SubmitButton({
  form,
  formId,
  variant = 'primary',
  inActions = false,
  children,
}: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      form={formId}
      variant={variant}
      size={inActions ? 'medium' : 'large'}
      block={!inActions}
      disabled={!form.canSubmit && form.status === 'ready'}
      loading={form.status !== 'ready'}
    >
      {children}
    </Button>
  )
}
