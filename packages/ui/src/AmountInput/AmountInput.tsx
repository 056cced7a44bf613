import { sanitizeAmount } from '@koi/api-core/amount'
import { useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { classNames } from '../css/classNames.ts'
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

/**
 * Groups disappear with the first digit that is typed and not with the focus: so what the browser selects on the way in stays
 * selected. The caret stays behind the digits it stood behind.
 */
function useTyping() {
  const [typing, setTyping] = useState(false)
  const input = useRef<HTMLInputElement | null>(null)
  const caret = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (caret.current === null) return
    input.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })
  return {
    typing,
    onTyped: (element: HTMLInputElement, clean: (text: string) => string) => {
      input.current = element
      caret.current = clean(element.value.slice(0, element.selectionStart ?? element.value.length)).length
      setTyping(true)
    },
    onLeft: () => setTyping(false),
  }
}

/**
 * The press that enters the field selects the amount whole, as the tab key does, so that typing replaces it. A further press
 * places the caret.
 */
function useSelectOnEntry() {
  const entering = useRef(false)
  return {
    onPressBegan: (element: HTMLInputElement) => {
      entering.current = element !== element.ownerDocument.activeElement
    },
    onPressed: (element: HTMLInputElement) => {
      if (entering.current && element.selectionStart === element.selectionEnd) element.select()
      entering.current = false
    },
  }
}

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
  const { typing, onTyped, onLeft } = useTyping()
  const { onPressBegan, onPressed } = useSelectOnEntry()
  const clean = (text: string) => sanitizeAmount(text, { decimals })
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
        value={typing ? rest.value : grouped(rest.value)}
        onPointerDown={(event) => onPressBegan(event.currentTarget)}
        onClick={(event) => onPressed(event.currentTarget)}
        onBlur={(event) => {
          onLeft()
          rest.onBlur?.(event)
        }}
        onChange={(event) => {
          onTyped(event.currentTarget, clean)
          onValueChange(clean(event.currentTarget.value))
        }}
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
              onClick={() => onValueChange(clean(max))}
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
