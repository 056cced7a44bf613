import type { BetRow } from '@koi/features/records'
import { m } from '@koi/i18n'
import { Money } from '@koi/ui'
import styles from './BetItem.module.css'

interface BetItemProps {
  readonly row: BetRow
  readonly onOpen: () => void
}

/** One round: what was played and when, what was staked, and what came of it. */
export function BetItem({ row, onOpen }: BetItemProps) {
  return (
    <button type="button" className={styles['item']} onClick={onOpen}>
      <span className={styles['name']}>{row.gameName}</span>
      <span className={styles['net']}>
        {row.net === null ? m.records_state_open() : <Money fen={row.net} signed />}
      </span>
      <span className={styles['meta']}>
        {row.placedText.slice(11)} · {row.venueName}
      </span>
      <span className={styles['stake']}>
        {m.records_stake()} <Money fen={row.stake} />
      </span>
    </button>
  )
}
