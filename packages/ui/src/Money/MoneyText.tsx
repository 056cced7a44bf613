import { useState } from 'react'
import { changedCharacters } from './changedCharacters.ts'
import styles from './Money.module.css'

export interface MoneyTextProps {
  /** Integer fen; says which way the digits roll. */
  fen: bigint
  /** The amount as it is written. */
  text: string
  /** Digits that change roll up or down. */
  animated: boolean
}

interface Change {
  readonly fen: bigint
  readonly text: string
  /** What stood there before; null once the digits have come to rest. */
  readonly before: { readonly fen: bigint; readonly text: string } | null
}

/**
 * The digits. While they roll, the true text stays where readers find it and its place is kept; what moves is drawn over
 * it.
 */
export function MoneyText({ fen, text, animated }: MoneyTextProps) {
  const [shown, setShown] = useState<Change>({ fen, text, before: null })
  if (shown.text !== text) setShown({ fen, text, before: { fen: shown.fen, text: shown.text } })
  const { before } = shown
  if (!animated || !before) return text
  return (
    <span className={styles['changing']} data-way={fen < before.fen ? 'down' : 'up'}>
      <span className={styles['value']}>{text}</span>
      <span
        className={styles['rolling']}
        aria-hidden
        onAnimationEnd={() => setShown({ fen, text, before: null })}
      >
        {changedCharacters(before.text, text).map(({ key, character, changed }) => (
          <i key={key} data-character={character} data-changed={changed || undefined} />
        ))}
      </span>
    </span>
  )
}
