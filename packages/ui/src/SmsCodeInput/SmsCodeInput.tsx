import { useEffect, useRef } from 'react'
import { useTimeUntil } from '../Countdown/useTimeUntil.ts'
import { digitsOnly } from '../digits/digitsOnly.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx'
import type { UiClock } from '../UiProvider/uiClock.ts'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './SmsCodeInput.module.css'

export interface SmsCodeInputProps extends Omit<TextInputProps, 'type' | 'end' | 'inputMode'> {
  /** Sends a code. */
  onSend: () => void
  /** Whether a code may be sent: false while the number is incomplete. */
  canSend?: boolean | undefined
  /** A code is being sent. */
  sending?: boolean | undefined
  /** When the next code may be sent, in ms since 1970; null when now. */
  retryAt?: number | null | undefined
  /** The countdown has come to its end. */
  onCountdownEnd?: (() => void) | undefined
  /** How many digits a code has; 6 by default. */
  length?: number | undefined
  /** Where the countdown reads the time; the provider's clock by default. */
  clock?: UiClock | undefined
}

/** A code from a text message, which phones fill in by themselves, and the button that sends it. */
export function SmsCodeInput({
  onSend,
  canSend = true,
  sending = false,
  retryAt,
  onCountdownEnd,
  length = 6,
  clock,
  onValueChange,
  ...rest
}: SmsCodeInputProps) {
  const ui = useUi()
  const waits = useTimeUntil(retryAt, clock ?? ui.clock)
  const isWaiting = waits > 0
  const isHeld = sending || isWaiting
  const counted = useRef(false)

  useEffect(() => {
    if (isWaiting) counted.current = true
    else if (counted.current) {
      counted.current = false
      onCountdownEnd?.()
    }
  }, [isWaiting, onCountdownEnd])

  return (
    <TextInput
      {...rest}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      onValueChange={(text) => onValueChange?.(digitsOnly(text).slice(0, length))}
      end={
        <button
          type="button"
          className={styles['send']}
          disabled={rest.disabled || (!canSend && !isHeld)}
          // It keeps the focus of who has just pressed it.
          aria-disabled={isHeld || undefined}
          onClick={() => {
            if (!isHeld) onSend()
          }}
        >
          {sending ? <Spinner size="small" /> : null}
          {isWaiting ? ui.labels.resendIn(Math.max(1, Math.floor(waits / 1000))) : ui.labels.sendCode}
        </button>
      }
    />
  )
}
