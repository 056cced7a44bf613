import type { GameType } from '@koi/contract'
import type { GameEntry, KindEntry } from '@koi/features/lobby'
import { m } from '@koi/i18n'
import { SideRail, StarIcon, VisuallyHidden } from '@koi/ui'
import { Link } from 'react-router-dom'
import { EntryCard } from '../../layout/EntryCard.tsx'
import { kindIcons } from '../../layout/kindIcons.ts'
import styles from './HomeGames.module.css'

interface HomeGamesProps {
  readonly kinds: readonly KindEntry[]
  readonly popular: readonly GameEntry[]
  readonly kind: GameType | null
  readonly onKind: (kind: GameType | null) => void
  readonly onGame: (entry: GameEntry) => void
}

/** The kinds as a rail, and beside it the games of the chosen one: the first large, the others in two columns. */
export function HomeGames({ kinds, popular, kind, onKind, onGame }: HomeGamesProps) {
  const chosen = kinds.find(({ gameType }) => gameType === kind)
  const all = chosen?.games ?? popular
  // The first card takes a row of its own: an odd number fills the two columns below it.
  const games = all.slice(0, all.length - ((all.length + 1) % 2))
  return (
    <div className={styles['games']}>
      <SideRail<GameType | 'hot'>
        label={m.home_rail()}
        variant="tiles"
        className={styles['rail']}
        current={chosen?.gameType ?? 'hot'}
        groups={[
          {
            items: [
              { id: 'hot', label: m.home_hot(), icon: StarIcon },
              ...kinds.map(({ gameType, name }) => ({
                id: gameType,
                label: name,
                icon: kindIcons[gameType],
              })),
            ],
          },
        ]}
        onSelect={(id) => onKind(id === 'hot' ? null : id)}
      />
      <section className={styles['panel']} aria-label={chosen?.name ?? m.home_hot_title()}>
        <h2 className={styles['heading']}>
          <VisuallyHidden>{chosen?.name ?? m.home_hot_title()}</VisuallyHidden>
        </h2>
        <ul className={styles['cards']}>
          {games.map((game, index) => (
            <li key={game.key}>
              <EntryCard game={game} wide={index === 0} eager={index < 3} onOpen={onGame} />
            </li>
          ))}
        </ul>
        {chosen ? (
          <Link className={styles['lobby']} to={chosen.path}>
            <span className={styles['name']}>{m.home_enter_kind({ kind: chosen.name })}</span>
            <span className={styles['count']}>
              {m.home_kind_count({ games: chosen.gameCount, platforms: chosen.platformCount })}
            </span>
          </Link>
        ) : null}
      </section>
    </div>
  )
}
