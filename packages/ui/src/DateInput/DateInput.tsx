import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx'
import { useUi } from '../UiProvider/useUi.ts'
import { completeDay, groupDay } from './groupDay.ts'

export interface DateInputProps extends Omit<
  TextInputProps,
  'type' | 'inputMode' | 'placeholder' | 'maxLength' | 'onChange'
> {
  /** `YYYY-MM-DD`, or what is typed of it so far. */
  value: string
  /** What is typed now; a whole day once the field is left, where it can be read as one. */
  onValueChange: (text: string) => void
}

/** A day that is known by heart, such as a birth date: typed as digits, which group themselves. */
export function DateInput({ value, onValueChange, onBlur, ...rest }: DateInputProps) {
  const { labels } = useUi()
  return (
    <TextInput
      autoComplete="off"
      {...rest}
      inputMode="numeric"
      placeholder={labels.dayFormat}
      value={value}
      onChange={({ currentTarget: { value: text, selectionEnd } }) => {
        // What is deleted, or typed into the middle, stays as it is: the caret does not jump.
        const added = text.length > value.length && selectionEnd === text.length
        onValueChange(added ? groupDay(text) : text)
      }}
      onBlur={(event) => {
        const whole = completeDay(value)
        if (whole !== value) onValueChange(whole)
        onBlur?.(event)
      }}
    />
  )
}
