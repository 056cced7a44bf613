import { FullScreenButton, SittingFigures, type RunningGame } from '@koi/features/game'
import { m } from '@koi/i18n'
import { BackIcon, Button, IconButton, PageHeading, Tag } from '@koi/ui'
import styles from './GameHud.module.css'

export interface GameHudProps {
  readonly game: RunningGame
}

/** What a player must always see: time, net position and balance (RTS 13C), and the way out. */
export function GameHud({ game }: GameHudProps) {
  const demo = game.mode === 'demo'
  return (
    <header className={styles['bar']}>
      <IconButton icon={BackIcon} label={m.game_leave_game()} onClick={game.onLeave} />
      <div>
        <PageHeading className={styles['heading']}>{game.gameName}</PageHeading>
        <p className={styles['venue']}>{game.venueName}</p>
      </div>
      {demo ? (
        <Tag tone="warning">{m.game_demo_mark()}</Tag>
      ) : (
        <Tag className={styles['sandbox']}>{m.layout_sandbox()}</Tag>
      )}
      <SittingFigures className={styles['figures']} game={game} />
      <div className={styles['actions']}>
        {demo ? null : (
          <Button variant="ghost" onClick={game.transfer.onOpen}>
            {m.game_transfer()}
          </Button>
        )}
        <FullScreenButton fullScreen={game.fullScreen} />
        <Button onClick={game.onLeave}>{m.game_leave()}</Button>
      </div>
    </header>
  )
}
