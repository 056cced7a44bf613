import { useState, type ComponentPropsWithRef, type SyntheticEvent } from 'react'
import { classNames } from '../css/classNames.ts'
import { digitsOnly } from '../digits/digitsOnly.ts'
import { useFieldControl } from '../Field/useFieldControl.ts'
import styles from './PasscodeInput.module.css'

export interface PasscodeInputProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'type' | 'value' | 'size' | 'maxLength'
> {
  /** The digits so far. */
  value: string
  /** The digits there are now: cleaned, at most `length` of them. */
  onValueChange: (digits: string) => void
  /** The last digit has come, typed, pasted or filled in by the phone: send it. */
  onComplete?: ((digits: string) => void) | undefined
  /** How many digits there are; 6 by default. */
  length?: number | undefined
  /** Shows dots, for a secret that is known by heart. */
  masked?: boolean | undefined
}

/**
 * A short code of digits in boxes. Under the boxes is one input, so that pasting, codes from text messages, input methods
 * and screen readers meet a plain field. Inside a `Field` it is labelled and described by it.
 */
export function PasscodeInput({
  value,
  onValueChange,
  onComplete,
  length = 6,
  masked = false,
  className,
  ...rest
}: PasscodeInputProps) {
  const control = useFieldControl(rest)
  const [composed, setComposed] = useState<string | null>(null)
  const [caret, setCaret] = useState<number | null>(null)
  const filled = value.slice(0, length)
  const active = caret === null ? null : Math.min(caret, length - 1)

  const take = (text: string) => {
    const digits = digitsOnly(text).slice(0, length)
    setComposed(null)
    if (digits === value) return
    onValueChange(digits)
    if (digits.length === length) onComplete?.(digits)
  }
  const follow = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
    setCaret(currentTarget.selectionEnd ?? filled.length)

  return (
    <div
      className={classNames(styles['root'], className)}
      style={{ '--boxes': length }}
      data-invalid={control['aria-invalid']}
      data-disabled={rest.disabled || undefined}
    >
      <span className={styles['boxes']} aria-hidden>
        {Array.from({ length }, (_, index) => (
          <span
            key={index}
            className={styles['box']}
            data-active={index === active || undefined}
            data-empty={index >= filled.length || undefined}
          >
            {masked && index < filled.length ? <span className={styles['dot']} /> : filled[index]}
          </span>
        ))}
      </span>
      <input
        autoComplete={masked ? 'off' : 'one-time-code'}
        {...rest}
        {...control}
        type={masked ? 'password' : 'text'}
        inputMode="numeric"
        pattern={`[0-9]{${length}}`}
        className={styles['input']}
        value={composed ?? filled}
        onChange={(event) => {
          rest.onChange?.(event)
          const { nativeEvent, currentTarget } = event
          if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) setComposed(currentTarget.value)
          else take(currentTarget.value)
        }}
        onCompositionEnd={(event) => {
          rest.onCompositionEnd?.(event)
          take(event.currentTarget.value)
        }}
        onClick={(event) => {
          rest.onClick?.(event)
          // The boxes do not stand where the letters do: a tap goes on writing.
          event.currentTarget.setSelectionRange(filled.length, filled.length)
        }}
        onSelect={(event) => {
          rest.onSelect?.(event)
          follow(event)
        }}
        onFocus={(event) => {
          rest.onFocus?.(event)
          follow(event)
        }}
        onBlur={(event) => {
          rest.onBlur?.(event)
          setCaret(null)
        }}
      />
    </div>
  )
}
