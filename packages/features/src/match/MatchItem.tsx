import { m } from '@koi/i18n'
import { Button, MatchRow, TextLink, VisuallyHidden } from '@koi/ui'
import { routes } from '../routing/pages.ts'
import type { MatchEntry } from './matchEntry.ts'
import type { PlayMatch } from './usePlayMatch.ts'
import styles from './MatchItem.module.css'

export interface MatchItemProps {
  readonly match: MatchEntry
  /** Opens the game that the match is played in, with a choice where one was made. */
  readonly onPlay: PlayMatch
}

/** A match with its score or odds, and the way to its venue as long as something can be laid on it. */
export function MatchItem({ match, onPlay }: MatchItemProps) {
  return (
    <MatchRow
      sides={match.sides}
      league={match.league}
      time={match.time}
      live={match.live ? m.match_state_live() : undefined}
      end={
        match.odds.length > 0 ? (
          <Odds match={match} onPlay={onPlay} />
        ) : match.suspended ? (
          <span className={styles['suspended']}>{m.match_suspended()}</span>
        ) : undefined
      }
    />
  )
}

function Odds({ match, onPlay }: MatchItemProps) {
  const { home, away, odds, venueName, open } = match
  const bettable = open && venueName !== null
  return (
    <div className={styles['end']}>
      <ul className={styles['odds']} aria-label={m.match_odds({ home, away })}>
        {odds.map((price) => (
          <li key={price.selection}>
            {bettable ? (
              <button
                type="button"
                className={`${styles['price']} ${styles['bet']}`}
                onClick={() => onPlay(match, price.selection)}
              >
                <VisuallyHidden>{m.match_bet_on({ home, away })}</VisuallyHidden> <Price {...price} />
              </button>
            ) : (
              <span className={styles['price']}>
                <Price {...price} />
              </span>
            )}
          </li>
        ))}
      </ul>
      {bettable ? (
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

function Price({ label, value }: Pick<MatchEntry['odds'][number], 'label' | 'value'>) {
  return (
    <>
      <span className={styles['label']}>{label}</span> <span className={styles['value']}>{value}</span>
    </>
  )
}
