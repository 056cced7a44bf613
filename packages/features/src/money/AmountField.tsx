import { m } from '@koi/i18n'
import { AmountInput, Field } from '@koi/ui'
import type { ReactNode } from 'react'
import type { AmountFieldModel } from './useAmountField.ts'

export interface AmountFieldProps {
  readonly label: string
  readonly field: AmountFieldModel
  /** Stands at the end of the label's line: what is available. */
  readonly end?: ReactNode
}

/** How much: typed, picked, or all there is; with what may be typed, or what is wrong. */
export function AmountField({ label, field, end }: AmountFieldProps) {
  const { text, quickAmounts } = field
  return (
    <Field label={label} error={field.error} hint={field.limits} end={end}>
      <AmountInput
        name="amount"
        value={text}
        onValueChange={field.onText}
        onFocus={field.onFocus}
        onBlur={field.onBlur}
        max={field.largest}
        {...(quickAmounts.length > 0 ? { quickAmounts, quickLabel: m.money_quick_amounts() } : {})}
      />
    </Field>
  )
}
