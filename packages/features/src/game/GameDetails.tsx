import { m } from '@koi/i18n'
import { Banner, Button, Modal, Money, Picture, Tag } from '@koi/ui'
import type { GameEntry } from '../venues/useCatalogue.ts'
import { FavouriteButton } from '../venues/FavouriteButton.tsx'
import type { Favourites } from '../venues/useFavourites.ts'
import { DelayedNotice } from '../venues/DelayedNotice.tsx'
import styles from './GameDetails.module.css'
import type { GameMode } from './launchTarget.ts'

export interface GameDetailsProps {
  /** The game to show; null closes the dialog. */
  readonly game: GameEntry | null
  /** How the game is being opened just now; null while it is only looked at. */
  readonly launching: GameMode | null
  readonly favourites: Favourites
  readonly onPlay: (game: GameEntry, mode: GameMode) => void
  readonly onClose: () => void
}

/** What is known of a game before it is played, its return rate and its stakes, and the two ways in. */
export function GameDetails({ game, launching, favourites, onPlay, onClose }: GameDetailsProps) {
  const closed = game?.venueStatus.state === 'maintenance'
  return (
    <Modal
      open={game !== null}
      title={game?.name}
      onClose={onClose}
      actions={
        <>
          <Button
            disabled={closed || launching === 'real'}
            loading={launching === 'demo'}
            onClick={() => game && onPlay(game, 'demo')}
          >
            {m.game_demo()}
          </Button>
          <Button
            variant="primary"
            disabled={closed || launching === 'demo'}
            loading={launching === 'real'}
            onClick={() => game && onPlay(game, 'real')}
          >
            {m.game_play()}
          </Button>
        </>
      }
    >
      {game ? <GameFacts game={game} favourites={favourites} /> : null}
    </Modal>
  )
}

function GameFacts({ game, favourites }: { readonly game: GameEntry; readonly favourites: Favourites }) {
  const closed = game.venueStatus.state === 'maintenance'
  return (
    <div className={styles['details']}>
      <Picture className={styles['picture']} src={game.picture} alt="" ratio="3 / 4" eager />
      <div className={styles['words']}>
        <div className={styles['tags']}>
          {game.tags.map((tag) => (
            <Tag key={tag} tone={tag === 'hot' ? 'accent' : 'info'}>
              {tag === 'hot' ? m.lobby_tag_hot() : m.lobby_tag_new()}
            </Tag>
          ))}
          <span className={styles['heart']}>
            <FavouriteButton game={game} favourites={favourites} />
          </span>
        </div>
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
              <Money fen={game.stakeMin} /> – <Money fen={game.stakeMax} />
            </dd>
          </div>
        </dl>
      </div>
      {closed ? <Banner tone="warning">{m.lobby_maintenance()}</Banner> : null}
      <DelayedNotice gameType={game.gameType} />
      <p className={styles['note']}>{m.game_demo_text()}</p>
    </div>
  )
}
