import { m } from '@koi/i18n'
import { Button, ConfirmDialog, Empty, ErrorState, Spinner } from '@koi/ui'
import styles from './GameStatus.module.css'
import { BringDialog } from './BringDialog.tsx'
import { InterruptedAnswers, interruptedTitle } from './InterruptedRound.tsx'
import { OtherGameAnswers, otherGameText, otherGameTitle } from './OtherGame.tsx'
import type { GameContainerModel, RunningGame } from './useGameContainer.ts'

export interface GameStatusProps {
  readonly game: Exclude<GameContainerModel, { status: 'ready' }>
}

/** What a game's page shows while no game runs in it. */
export function GameStatus({ game }: GameStatusProps) {
  switch (game.status) {
    case 'loading':
      return (
        <div className={styles['status']}>
          <Spinner size="large" />
          <p>{m.game_launching()}</p>
        </div>
      )
    case 'empty':
      return (
        <Empty
          title={m.game_empty_title()}
          description={m.game_empty_text()}
          action={
            <Button variant="primary" href={game.lobbyPath}>
              {m.game_back_to_lobby()}
            </Button>
          }
        />
      )
    case 'error':
      return (
        <div className={styles['status']}>
          <ErrorState title={m.game_error_title()} description={game.message} onRetry={game.onRetry} />
          <Button variant="ghost" onClick={game.onBack}>
            {m.game_back_to_lobby()}
          </Button>
        </div>
      )
    case 'round':
      return (
        <div className={styles['status']}>
          <h2 className={styles['title']}>{interruptedTitle(game)}</h2>
          <p>{m.game_round_text()}</p>
          <div className={styles['answers']}>
            <InterruptedAnswers question={game} />
          </div>
        </div>
      )
    case 'bring':
      return <BringDialog question={game} />
    default:
      return (
        <div className={styles['status']}>
          <h2 className={styles['title']}>{otherGameTitle(game)}</h2>
          <p>{otherGameText(game)}</p>
          <div className={styles['answers']}>
            <OtherGameAnswers question={game} />
          </div>
        </div>
      )
  }
}

/** The question before a game is left in the middle of a round. */
export function LeaveGameDialog({ game }: { readonly game: RunningGame }) {
  // The question comes from the back button itself, so that cannot close it.
  return (
    <ConfirmDialog
      open={game.leaving}
      title={m.game_leaving_title()}
      confirmLabel={m.game_leave_game()}
      cancelLabel={m.game_stay()}
      backCloses={false}
      onConfirm={game.onConfirmLeave}
      onCancel={game.onStay}
    >
      {m.game_leaving_text()}
    </ConfirmDialog>
  )
}
