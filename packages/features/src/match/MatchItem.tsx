import { m } from '@koi/i18n'
import { Button, MatchRow, TextLink } from '@koi/ui'
import { routes } from '../routing/pages.ts'
import type { MatchEntry } from './matchEntry.ts'
import styles from './MatchItem.module.css'

export interface MatchItemProps {
  readonly match: MatchEntry
  /** Opens the game that the match is played in. */
  readonly onPlay: (match: MatchEntry) => void
}

/** A match with its score or odds, and the way to its venue as long as something can be laid on it. */
export function MatchItem({ match, onPlay }: MatchItemProps) {
  return (
    <MatchRow
      sides={match.sides}
      league={match.league}
      time={match.time}
      live={match.live ? m.match_state_live() : undefined}
      end={match.odds.length > 0 ? <Odds match={match} onPlay={onPlay} /> : undefined}
    />
  )
}

function Odds({ match, onPlay }: MatchItemProps) {
  const { home, away, odds, venueName, open } = match
  return (
    <div className={styles['end']}>
      <dl className={styles['odds']} aria-label={m.match_odds({ home, away })}>
        {odds.map(({ label, value }) => (
          <div key={label} className={styles['price']}>
            <dt className={styles['label']}>{label}</dt>
            <dd className={styles['value']}>{value}</dd>
          </div>
        ))}
      </dl>
      {open && venueName !== null ? (
        <Button
          size="small"
          aria-label={m.match_play_label({ venue: venueName, home, away })}
          onClick={() => onPlay(match)}
        >
          {m.match_play()}
        </Button>
      ) : (
        <TextLink tone="muted" href={routes.sportsLobby}>
          {venueName === null ? m.match_lobby() : m.match_closed()}
        </TextLink>
      )}
    </div>
  )
}
