import type { GameEntry, HomeChip } from '@koi/features/lobby'
import { routes } from '@koi/features/routing'
import { m } from '@koi/i18n'
import { Segmented, TextLink } from '@koi/ui'
import { GameGrid } from '../../parts/games/GameGrid.tsx'
import styles from './HotGames.module.css'

export interface HotGamesProps {
  readonly chip: HomeChip
  readonly onChip: (chip: HomeChip) => void
  readonly games: readonly GameEntry[]
  readonly onGame: (game: GameEntry) => void
}

/** What is played most, by chip. */
export function HotGames({ chip, onChip, games, onGame }: HotGamesProps) {
  return (
    <section aria-labelledby="home-hot">
      <div className={styles['head']}>
        <h2 id="home-hot" className={styles['title']}>
          {m.home_hot_title()}
        </h2>
        <Segmented
          label={m.lobby_filter()}
          value={chip}
          onValueChange={onChip}
          options={[
            { value: 'all', label: m.lobby_filter_all() },
            { value: 'hot', label: m.lobby_filter_hot() },
            { value: 'new', label: m.lobby_filter_new() },
          ]}
        />
        <TextLink className={styles['more']} href={routes.egame} tone="muted">
          {m.home_enter_lobby()}
        </TextLink>
      </div>
      <GameGrid games={games} onGame={onGame} />
    </section>
  )
}
