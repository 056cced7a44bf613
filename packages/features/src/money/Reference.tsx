import { CopyButton } from '@koi/ui'
import styles from './Reference.module.css'

/** The head of a UUID as people read it out: `7D3F-F3B8`. Other ids stay as they are. */
export function shortReference(id: string): string {
  const head = /^([\da-f]{4})([\da-f]{4})-/i.exec(id)
  return head ? `${head[1]}-${head[2]}`.toUpperCase() : id
}

export interface ReferenceProps {
  /** What support finds it by; copied whole. */
  readonly id: string
  /** What it is called. */
  readonly label: string
}

/** The number of a transfer or a round, short enough to read, with the whole of it to copy. */
export function Reference({ id, label }: ReferenceProps) {
  return (
    <span className={styles['reference']}>
      {shortReference(id)}
      <CopyButton iconOnly text={id} label={label} />
    </span>
  )
}
