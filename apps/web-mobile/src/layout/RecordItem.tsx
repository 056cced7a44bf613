import type { ReactNode } from 'react'
import styles from './RecordItem.module.css'

export interface RecordItemProps {
  readonly name: string
  /** What it came to. */
  readonly value: ReactNode
  /** When and where. */
  readonly meta: string
  /** What else there is to say of the amount. */
  readonly extra?: ReactNode
  readonly onOpen: () => void
}

/** One entry of a record: the whole of it opens its detail. */
export function RecordItem({ name, value, meta, extra, onOpen }: RecordItemProps) {
  return (
    <button type="button" className={styles['item']} onClick={onOpen}>
      <span className={styles['name']}>{name}</span>
      <span className={styles['value']}>{value}</span>
      <span className={styles['meta']}>{meta}</span>
      {extra === undefined ? null : <span className={styles['extra']}>{extra}</span>}
    </button>
  )
}
