import type { GameContainerModel } from '@koi/features/game'
import { m } from '@koi/i18n'
import { Button, Spinner } from '@koi/ui'
import styles from './GameFrame.module.css'

export interface GameFrameProps {
  readonly game: Extract<GameContainerModel, { status: 'ready' }>
}

/** The game's own page in its sandbox, and what lies over it when it cannot be played. */
export function GameFrame({ game }: GameFrameProps) {
  const { ref, src, title, sandbox, allow } = game.frame
  const lost = game.connection === 'lost'
  const closed = game.play === 'closed'
  return (
    <>
      <iframe
        className={styles['frame']}
        ref={ref}
        src={src}
        title={title}
        sandbox={sandbox}
        allow={allow}
        inert={lost || closed}
      />
      {!game.frameReady && !lost && !closed && (
        <div className={styles['cover']}>
          <Spinner size="large" label="" />
          <output>{m.game_loading()}</output>
        </div>
      )}
      {closed ? (
        <div className={styles['cover']} role="alert">
          <p className={styles['title']}>{m.game_closed_title()}</p>
          <p>{m.game_closed_text()}</p>
          <Button variant="primary" onClick={game.onLeave}>
            {m.game_back_to_lobby()}
          </Button>
        </div>
      ) : (
        lost && (
          <div className={styles['cover']} role="alert">
            <p className={styles['title']}>{m.game_lost_title()}</p>
            <p>{m.game_lost_text()}</p>
          </div>
        )
      )}
    </>
  )
}
