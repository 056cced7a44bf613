import { m } from '@koi/i18n'
import { Button, Spinner } from '@koi/ui'
import { lazyPart } from '../loading/lazyPart.tsx'
import { DelayedNotice } from '../venues/DelayedNotice.tsx'
import styles from './GameFrame.module.css'
import { LeaveGameDialog } from './GameStatus.tsx'
import type { RunningGame } from './useGameContainer.ts'

// Most visits to a game move no money in it.
const GameTransfer = lazyPart(async () => (await import('./GameTransfer.tsx')).GameTransfer)

const HelpOverlay = lazyPart(async () => (await import('../help/HelpOverlay.tsx')).HelpOverlay)

export interface GameFrameProps {
  readonly game: RunningGame
}

/** The game's own page in its sandbox, what lies over it while it cannot be played, and the question before it is left. It fills what it stands in. */
export function GameFrame({ game }: GameFrameProps) {
  const { ref, src, title, sandbox, allow } = game.frame
  const over = game.play !== 'open'
  const lost = game.connection === 'lost' && !over
  const stopped = lost || over
  return (
    <div className={styles['stage']}>
      <DelayedNotice gameType={game.gameType} lineClass={styles['delayed']} />
      {game.play === 'stopped' ? null : (
        <iframe
          className={styles['frame']}
          ref={ref}
          src={src}
          title={title}
          sandbox={sandbox}
          allow={allow}
          inert={stopped}
        />
      )}
      {stopped || game.frameReady ? null : (
        <div className={styles['cover']}>
          <Spinner size="large" label="" />
          <output>{m.game_loading()}</output>
        </div>
      )}
      {lost ? (
        <div className={styles['cover']} role="alert">
          <p className={styles['title']}>{m.game_lost_title()}</p>
          <p>{m.game_lost_text()}</p>
        </div>
      ) : null}
      {over ? (
        <div className={styles['cover']} role="alert">
          <p className={styles['title']}>
            {game.play === 'stopped' ? m.game_stopped_title() : m.game_closed_title()}
          </p>
          <p>{game.play === 'stopped' ? m.game_stopped_text() : m.game_closed_text()}</p>
          <Button variant="primary" onClick={game.onLeave}>
            {m.game_back_to_lobby()}
          </Button>
        </div>
      ) : null}
      <LeaveGameDialog game={game} />
      {game.help.open ? (
        <HelpOverlay id="fairness" onClose={game.help.onClose} onMissing={game.help.onClose} />
      ) : null}
      {game.transfer.open ? (
        <GameTransfer
          venueId={game.venueId}
          onMoved={game.transfer.onMoved}
          onClose={game.transfer.onClose}
          onMissing={game.transfer.onClose}
        />
      ) : null}
    </div>
  )
}
