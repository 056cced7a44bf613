import { m } from '@koi/i18n'
import { Card, TextLink } from '@koi/ui'
import { routes } from '../routing/pages.ts'
import type { MatchEntry } from './matchEntry.ts'
import { MatchItem, type MatchItemProps } from './MatchItem.tsx'
import styles from './ComingMatches.module.css'

export interface ComingMatchesProps extends Pick<MatchItemProps, 'onPlay'> {
  /** Null while they are on their way. Nothing is shown without one. */
  readonly matches: readonly MatchEntry[] | null
}

/** The next matches, and the way to all of them. */
export function ComingMatches({ matches, onPlay }: ComingMatchesProps) {
  if (!matches || matches.length === 0) return null
  return (
    <Card
      title={m.match_coming_title()}
      action={<TextLink href={`${routes.schedule}?state=coming`}>{m.match_coming_all()}</TextLink>}
    >
      <ul className={styles['list']}>
        {matches.map((match) => (
          <li key={match.id} className={styles['item']}>
            <MatchItem match={match} onPlay={onPlay} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
