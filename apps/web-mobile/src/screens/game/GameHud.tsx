import { FullScreenButton, SittingFigures, type RunningGame } from '@koi/features/game'
import { m } from '@koi/i18n'
import { BackIcon, IconButton, PageHeading, Tag, TransferIcon } from '@koi/ui'
import styles from './GameHud.module.css'

export interface GameHudProps {
  readonly game: RunningGame
}

/** Time, net position and balance of this sitting, always in sight while playing (RTS 13C). */
export function GameHud({ game }: GameHudProps) {
  const { mode } = game
  return (
    <header className={styles['hud']}>
      <div className={styles['bar']}>
        <IconButton icon={BackIcon} label={m.game_leave_game()} onClick={game.onLeave} />
        <div className={styles['title']}>
          <PageHeading className={styles['name']}>{game.gameName}</PageHeading>
          {mode === 'demo' ? <Tag tone="warning">{m.game_demo_mark()}</Tag> : null}
        </div>
        {mode === 'real' ? (
          <IconButton icon={TransferIcon} label={m.game_transfer()} onClick={game.transfer.onOpen} />
        ) : null}
        <FullScreenButton fullScreen={game.fullScreen} />
      </div>
      <SittingFigures brief className={styles['figures']} game={game} />
    </header>
  )
}
