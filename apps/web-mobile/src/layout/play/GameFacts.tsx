import { formatAmount } from '@koi/api-core/amount'
import type { GameEntry } from '@koi/features/lobby'
import { m } from '@koi/i18n'
import { Banner, Picture } from '@koi/ui'
import styles from './GameFacts.module.css'

/** A game's cover beside its platform, return to player and stakes. */
export function GameFacts({ game }: { readonly game: GameEntry }) {
  return (
    <div className={styles['content']}>
      <div className={styles['head']}>
        <Picture className={styles['picture']} src={game.picture} alt="" ratio="3 / 4" eager />
        <dl className={styles['facts']}>
          <div>
            <dt>{m.game_provider()}</dt>
            <dd>{game.venueName}</dd>
          </div>
          <div>
            <dt>{m.lobby_rtp()}</dt>
            <dd>{game.rtp}%</dd>
          </div>
          <div>
            <dt>{m.lobby_stake_range()}</dt>
            <dd>
              {formatAmount(game.stakeMin)} – {formatAmount(game.stakeMax)}
            </dd>
          </div>
        </dl>
      </div>
      {game.venueStatus.state === 'open' ? null : <Banner tone="warning">{m.lobby_maintenance()}</Banner>}
      {game.gameType === 'sports' ? <Banner>{m.lobby_delayed()}</Banner> : null}
      <p className={styles['note']}>{m.game_demo_text()}</p>
    </div>
  )
}
