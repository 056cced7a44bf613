import { m } from '@koi/i18n'
import { BackIcon, IconButton, Money, PageHeading, Tag, TransferIcon } from '@koi/ui'
import styles from './GameHud.module.css'
import type { ReadyGame } from './readyGame.ts'

/** Time, net position and balance of this sitting, always in sight while playing (RTS 13C). */
export function GameHud({ game }: { readonly game: ReadyGame }) {
  const { hud, mode } = game
  return (
    <header className={styles['hud']} aria-label={m.game_hud()}>
      <div className={styles['bar']}>
        <IconButton icon={BackIcon} label={m.game_leave_game()} onClick={game.onLeave} />
        <PageHeading className={styles['name']}>{game.gameName}</PageHeading>
        {mode === 'demo' ? (
          <Tag tone="warning" className={styles['mark']}>
            {m.game_demo_mark()}
          </Tag>
        ) : null}
        {mode === 'real' ? (
          <IconButton icon={TransferIcon} label={m.game_transfer()} onClick={game.onTransfer} />
        ) : null}
      </div>
      <dl className={styles['figures']}>
        <div>
          <dt>{m.game_elapsed()}</dt>
          <dd data-testid="elapsed">{hud.elapsed}</dd>
        </div>
        <div>
          <dt>{m.game_net()}</dt>
          <dd data-testid="net-position">
            <Money fen={hud.net} signed />
          </dd>
        </div>
        <div>
          <dt>{m.game_balance()}</dt>
          <dd data-testid="venue-balance">
            <Money fen={hud.balance} />
          </dd>
        </div>
      </dl>
    </header>
  )
}
