import type { GameContainerModel } from '@koi/features/game'
import { m } from '@koi/i18n'
import { BackIcon, Button, IconButton, Money, PageHeading, Tag } from '@koi/ui'
import { HudFigure } from './HudFigure.tsx'
import styles from './GameHudBar.module.css'

export interface GameHudBarProps {
  readonly game: Extract<GameContainerModel, { status: 'ready' }>
}

/** What a player must always see: how long, how it stands, what is left (RTS 13C), and the way out. */
export function GameHudBar({ game }: GameHudBarProps) {
  const { hud } = game
  const demo = game.mode === 'demo'
  return (
    <header className={styles['bar']}>
      <IconButton icon={BackIcon} label={m.game_leave_game()} onClick={game.onLeave} />
      <div className={styles['name']}>
        <PageHeading className={styles['heading']}>{game.gameName}</PageHeading>
        <p className={styles['venue']}>{game.venueName}</p>
      </div>
      <Tag tone={demo ? 'warning' : 'neutral'}>{demo ? m.game_demo_mark() : m.layout_sandbox()}</Tag>
      <dl className={styles['figures']} aria-label={m.game_hud()}>
        <HudFigure label={m.game_elapsed()}>
          <span data-testid="elapsed">{hud.elapsed}</span>
        </HudFigure>
        {!demo && (
          <>
            <HudFigure label={m.game_rounds()}>{hud.rounds ?? m.common_unavailable()}</HudFigure>
            <HudFigure label={m.game_staked()}>
              <Money fen={hud.staked} />
            </HudFigure>
            <HudFigure label={m.game_net()}>
              <span data-testid="net-position">
                <Money fen={hud.net} signed />
              </span>
            </HudFigure>
            <HudFigure label={m.game_balance()}>
              <span data-testid="game-balance">
                <Money fen={hud.balance} />
              </span>
            </HudFigure>
          </>
        )}
      </dl>
      <div className={styles['actions']}>
        {!demo && (
          <Button variant="ghost" onClick={game.onTransfer}>
            {m.game_transfer()}
          </Button>
        )}
        <Button onClick={game.onLeave}>{m.game_leave()}</Button>
      </div>
    </header>
  )
}
