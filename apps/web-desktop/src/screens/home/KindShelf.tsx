import type { GameEntry, KindEntry } from '@koi/features/lobby'
import { m } from '@koi/i18n'
import { Picture, TextLink } from '@koi/ui'
import styles from './KindShelf.module.css'

export interface KindShelfProps {
  readonly kind: KindEntry
  readonly onGame: (game: GameEntry) => void
}

const shown = 4

/** The most played games of one kind, as lines. */
export function KindShelf({ kind, onGame }: KindShelfProps) {
  const title = `home-${kind.gameType}`
  return (
    <section className={styles['shelf']} aria-labelledby={title}>
      <div className={styles['head']}>
        <h2 id={title} className={styles['title']}>
          {kind.name}
        </h2>
        <TextLink href={kind.path} tone="muted">
          {m.home_enter_kind({ kind: kind.name })}
        </TextLink>
      </div>
      <ul>
        {kind.games.slice(0, shown).map((game) => (
          <li key={game.key}>
            <button type="button" className={styles['line']} onClick={() => onGame(game)}>
              <Picture className={styles['picture']} src={game.picture} alt="" ratio="1 / 1" />
              <span className={styles['words']}>
                <span className={styles['name']}>{game.name}</span>
                <span className={styles['venue']}>{game.venueName}</span>
              </span>
              <span className={styles['rtp']}>
                <span className={styles['rtpLabel']}>{m.lobby_rtp()}</span>
                {game.rtp}%
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
