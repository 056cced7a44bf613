import type { LaunchModel } from '@koi/features/game'
import type { GameEntry } from '@koi/features/lobby'
import { m } from '@koi/i18n'
import { Button, DescriptionList, Dialog, Money, Picture } from '@koi/ui'
import { GameTags } from '../games/GameTags.tsx'
import styles from './GameDetails.module.css'

export interface GameDetailsProps {
  readonly game: GameEntry
  readonly launch: Extract<LaunchModel, { status: 'idle' | 'launching' }>
  readonly onClose: () => void
}

/** What is known of a game before it is played: its return rate and its stakes, and the two ways in. */
export function GameDetails({ game, launch, onClose }: GameDetailsProps) {
  const busy = launch.status === 'launching' ? launch.mode : null
  const closed = game.venueStatus.state === 'maintenance'
  return (
    <Dialog open title={game.name} onClose={onClose}>
      <div className={styles['details']}>
        <Picture className={styles['picture']} src={game.picture} alt="" ratio="3 / 4" />
        <div className={styles['words']}>
          <GameTags tags={game.tags} />
          <DescriptionList
            items={[
              { term: m.game_provider(), value: game.venueName },
              { term: m.lobby_rtp(), value: `${game.rtp}%` },
              {
                term: m.lobby_stake_range(),
                value: (
                  <>
                    <Money fen={game.stakeMin} /> – <Money fen={game.stakeMax} />
                  </>
                ),
              },
            ]}
          />
          <p className={styles['hint']}>{closed ? m.lobby_maintenance() : m.game_demo_text()}</p>
          <div className={styles['actions']}>
            <Button
              variant="primary"
              size="large"
              block
              disabled={closed}
              loading={busy === 'real'}
              onClick={() => launch.onPlay(game, 'real')}
            >
              {m.game_play()}
            </Button>
            <Button
              size="large"
              block
              disabled={closed}
              loading={busy === 'demo'}
              onClick={() => launch.onPlay(game, 'demo')}
            >
              {m.game_demo()}
            </Button>
          </div>
        </div>
      </div>
    </Dialog>
  )
}
