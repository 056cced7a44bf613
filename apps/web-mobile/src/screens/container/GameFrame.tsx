import { m } from '@koi/i18n'
import { Banner, Button, ConfirmDialog, Spinner } from '@koi/ui'
import styles from './GameContainerView.module.css'
import { GameHud } from './GameHud.tsx'
import type { ReadyGame } from './readyGame.ts'

/** The frame with the figures of this sitting above it, and notices that stop play. */
export function GameFrame({ game }: { readonly game: ReadyGame }) {
  const { ref: attach, ...frame } = game.frame
  return (
    <main className={styles['container']} data-theme="dark">
      <GameHud game={game} />
      {game.connection === 'lost' ? (
        <Banner tone="warning" role="alert" title={m.game_lost_title()}>
          {m.game_lost_text()}
        </Banner>
      ) : null}
      {game.gameType === 'sports' ? <p className={styles['delayed']}>{m.lobby_delayed()}</p> : null}
      <div className={styles['stage']}>
        <iframe
          ref={attach}
          className={styles['frame']}
          src={frame.src}
          title={frame.title}
          sandbox={frame.sandbox}
          allow={frame.allow}
        />
        {game.frameReady || game.play === 'closed' ? null : (
          <div className={styles['cover']}>
            <Spinner size="large" label={m.game_loading()} />
          </div>
        )}
        {game.play === 'closed' ? (
          <div className={styles['cover']}>
            <p className={styles['closed']}>{m.game_closed_title()}</p>
            <p>{m.game_closed_text()}</p>
            <Button variant="primary" className={styles['leave']} onClick={game.onLeave}>
              {m.game_back_to_lobby()}
            </Button>
          </div>
        ) : null}
      </div>
      <ConfirmDialog
        open={game.leaving === 'asking'}
        title={m.game_leaving_title()}
        confirmLabel={m.game_leave_game()}
        cancelLabel={m.game_stay()}
        onConfirm={game.onConfirmLeave}
        onCancel={game.onStay}
      >
        {m.game_leaving_text()}
      </ConfirmDialog>
    </main>
  )
}
