import type { GameContainerModel } from '@koi/features/game'
import { m } from '@koi/i18n'
import { Button, ConfirmDialog, Empty, ErrorState, Spinner } from '@koi/ui'
import { Screen } from '../../layout/Screen.tsx'
import styles from './GameContainerView.module.css'
import { GameFrame } from './GameFrame.tsx'

/** The game over the whole screen, or what stands in its way. */
export function GameContainerView({ game }: { readonly game: GameContainerModel }) {
  switch (game.status) {
    case 'loading':
      return (
        <Screen title={m.game_loading()}>
          <div className={styles['loading']}>
            <Spinner size="large" />
          </div>
        </Screen>
      )
    case 'empty':
      return (
        <Screen title={m.game_empty_title()}>
          <Empty
            title={m.game_empty_title()}
            description={m.game_empty_text()}
            action={
              <Button variant="primary" href={game.lobbyPath}>
                {m.game_back_to_lobby()}
              </Button>
            }
          />
        </Screen>
      )
    case 'error':
      return (
        <Screen title={m.game_error_title()}>
          <ErrorState title={m.game_error_title()} description={game.message} onRetry={game.onRetry} />
          <Button variant="ghost" onClick={game.onBack}>
            {m.game_back_to_lobby()}
          </Button>
        </Screen>
      )
    case 'confirm':
      return (
        <Screen title={m.game_confirm_title()}>
          <ConfirmDialog
            open
            title={m.game_confirm_title()}
            confirmLabel={m.game_confirm_close()}
            onConfirm={game.onConfirm}
            onCancel={game.onCancel}
          >
            {m.game_confirm_text({ name: game.otherName })}
          </ConfirmDialog>
        </Screen>
      )
    default:
      return <GameFrame game={game} />
  }
}
