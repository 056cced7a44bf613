import type { GameContainerModel } from '@koi/features/game'
import { m } from '@koi/i18n'
import { Button, ConfirmDialog, Empty, ErrorState, PageHeading, Spinner } from '@koi/ui'
import { PlayingView } from './PlayingView.tsx'
import styles from './GameView.module.css'

export interface GameViewProps {
  readonly heading: string
  readonly game: GameContainerModel
}

/** A game, or what stands in its place. */
export function GameView({ heading, game }: GameViewProps) {
  if (game.status === 'ready') return <PlayingView game={game} />
  return (
    <main id="content" className={styles['page']}>
      <PageHeading className={styles['heading']}>{heading}</PageHeading>
      {game.status === 'loading' && (
        <div className={styles['waiting']}>
          <Spinner size="large" />
          <p>{m.game_launching()}</p>
        </div>
      )}
      {game.status === 'empty' && (
        <Empty
          title={m.game_empty_title()}
          description={m.game_empty_text()}
          action={
            <Button variant="primary" href={game.lobbyPath}>
              {m.game_back_to_lobby()}
            </Button>
          }
        />
      )}
      {game.status === 'error' && (
        <ErrorState title={m.game_error_title()} description={game.message} onRetry={game.onRetry} />
      )}
      {game.status === 'error' && (
        <Button variant="ghost" onClick={game.onBack}>
          {m.game_back_to_lobby()}
        </Button>
      )}
      {game.status === 'confirm' && (
        <ConfirmDialog
          open
          title={m.game_confirm_title()}
          confirmLabel={m.game_confirm_close()}
          onConfirm={game.onConfirm}
          onCancel={game.onCancel}
        >
          {m.game_confirm_text({ name: game.otherName })}
        </ConfirmDialog>
      )}
    </main>
  )
}
