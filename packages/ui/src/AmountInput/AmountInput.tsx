import { sanitizeAmount } from '@koi/api-core/amount'
import { useId, useState, type ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { TextInput, type TextInputProps } from '../TextInput/TextInput.tsx'
import { useUi } from '../UiProvider/useUi.ts'
import styles from './AmountInput.module.css'

export interface AmountInputProps extends Omit<
  TextInputProps,
  'type' | 'inputMode' | 'start' | 'end' | 'max'
> {
  /** The cleaned text: digits and one dot (D8). */
  onValueChange: (text: string) => void
  /** How many places are kept; 2 by default. */
  decimals?: number | undefined
  /** What stands before the digits; the yuan sign by default. */
  symbol?: ReactNode
  /** Amounts to pick with one tap, as they would be typed: `['100', '500']`. */
  quickAmounts?: readonly string[] | undefined
  /** The whole available amount, as it would be typed; adds a button that fills it in. */
  max?: string | null | undefined
  /** What may be entered, in words: `可存 ¥100 – ¥50,000`. Read out with the field. */
  limits?: ReactNode
  /** Names the quick amounts. */
  quickLabel?: string | undefined
}

/** Digits are never cut off: the more there are, the smaller they are set. */
const fittingSize = (text: string) => (text.length > 13 ? 'small' : text.length > 9 ? 'medium' : 'large')

const grouped = (amount: string) =>
  amount.replace(/^\d+/, (whole) => whole.replace(/\B(?=(?:\d{3})+$)/g, ','))

/** An amount, set large, typed on the decimal keypad or picked. Its digits stand in groups while none is being typed. */
export function AmountInput({
  onValueChange,
  decimals = 2,
  symbol = '¥',
  quickAmounts,
  max,
  limits,
  quickLabel,
  className,
  ...rest
}: AmountInputProps) {
  const { labels } = useUi()
  const [focused, setFocused] = useState(false)
  const limitsId = useId()
  const described = [rest['aria-describedby'], limits ? limitsId : null].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <TextInput
        autoComplete="off"
        placeholder={decimals === 0 ? '0' : `0.${'0'.repeat(decimals)}`}
        {...rest}
        aria-describedby={described || undefined}
        type="text"
        inputMode="decimal"
        className={classNames(styles['input'], styles[fittingSize(grouped(rest.value))])}
        value={focused ? rest.value : grouped(rest.value)}
        onFocus={(event) => {
          setFocused(true)
          rest.onFocus?.(event)
        }}
        onBlur={(event) => {
          setFocused(false)
          rest.onBlur?.(event)
        }}
        onValueChange={(text) => onValueChange(sanitizeAmount(text, { decimals }))}
        start={
          <span className={styles['symbol']} aria-hidden>
            {symbol}
          </span>
        }
        end={
          max != null ? (
            <button
              type="button"
              className={styles['max']}
              disabled={rest.disabled}
              onClick={() => onValueChange(sanitizeAmount(max, { decimals }))}
            >
              {labels.max}
            </button>
          ) : null
        }
      />
      {limits ? (
        <p id={limitsId} className={styles['limits']}>
          {limits}
        </p>
      ) : null}
      {quickAmounts ? (
        <fieldset className={styles['quick']} aria-label={quickLabel}>
          {quickAmounts.map((amount) => (
            <button
              key={amount}
              type="button"
              aria-pressed={rest.value === amount}
              disabled={rest.disabled}
              onClick={() => onValueChange(amount)}
            >
              {grouped(amount)}
            </button>
          ))}
        </fieldset>
      ) : null}
    </div>
  )
}
