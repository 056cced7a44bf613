import { m } from '@koi/i18n'
import { CopyButton, DescriptionList, Modal, Money, TextLink } from '@koi/ui'
import { helpPath } from '../routing/helpLinks.ts'
import { Reference } from '../money/Reference.tsx'
import styles from './BetDetail.module.css'
import type { BetRow } from './useBetRecord.ts'

export interface BetDetailProps {
  /** The round to show; null closes it. */
  readonly row: BetRow | null
  readonly onClose: () => void
}

/** All that is known of one round, in a modal. */
export function BetDetail({ row, onClose }: BetDetailProps) {
  return (
    <Modal open={row !== null} size="small" title={m.records_detail_title()} onClose={onClose}>
      {row ? <Detail row={row} /> : null}
    </Modal>
  )
}

function Detail({ row }: { readonly row: BetRow }) {
  const open = row.net === null
  return (
    <>
      <p className={styles['net']}>
        {open ? m.records_state_open() : <Money fen={row.net} signed />}
        <span className={styles['label']}>{m.records_net()}</span>
      </p>
      <DescriptionList
        items={[
          { term: m.records_game(), value: row.gameName },
          { term: m.records_venue(), value: row.venueName },
          ...(row.number === null ? [] : [{ term: m.records_round(), value: row.number }]),
          ...(row.issue === null || row.teams !== null
            ? []
            : [{ term: m.records_issue(), value: row.issue }]),
          ...(row.teams === null ? [] : [{ term: m.records_teams(), value: row.teams }]),
          ...(row.lines.length === 0 ? [] : [{ term: m.records_bets(), value: <Bets lines={row.lines} /> }]),
          ...(row.result === null ? [] : [{ term: m.records_result(), value: row.result }]),
          { term: m.records_stake(), value: <Money fen={row.stake} /> },
          { term: m.records_payout(), value: open ? m.records_state_open() : <Money fen={row.payout} /> },
          ...(row.commitment === null
            ? []
            : [{ term: m.records_commitment(), value: <Commitment {...row.commitment} /> }]),
          ...(row.published === null
            ? []
            : [
                {
                  term: m.records_data(),
                  value: <CopyButton text={row.published} label={m.records_data()} />,
                },
              ]),
          { term: m.records_placed(), value: row.placedText },
          { term: m.records_settled(), value: row.settledText ?? m.records_state_open() },
          {
            term: row.number === null ? m.records_round() : m.records_reference(),
            value: <Reference id={row.round} label={m.records_round()} />,
          },
        ]}
      />
      {row.number === null || open ? null : (
        <TextLink href={helpPath('fairness')}>{m.help_fairness_link()}</TextLink>
      )}
    </>
  )
}

/** The hash that was published before the stake, with the number of the round in its session. */
function Commitment({ hash, nonce }: NonNullable<BetRow['commitment']>) {
  return <span className={styles['commitment']}>{`#${nonce} ${hash}`}</span>
}

/** What was bet on, one to a line: market, name, stake, odds; below it what became of it. */
function Bets({ lines }: Pick<BetRow, 'lines'>) {
  return (
    <ul className={styles['bets']}>
      {lines.map(({ selection, text, outcome, standing }) => (
        <li key={selection}>
          {text}
          {outcome === null ? null : (
            <span className={styles['outcome']} data-standing={standing}>
              {outcome}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
