import { m } from '@koi/i18n'
import { Money } from '@koi/ui'
import type { ReactNode } from 'react'
import type { RunningGame } from './useGameContainer.ts'

export interface SittingFiguresProps {
  readonly game: RunningGame
  /** Leaves out rounds and stakes, which a narrow HUD has no room for. */
  readonly brief?: boolean
  /** Of the list: it lays the figures out. */
  readonly className?: string | undefined
}

/** What a player must always see of this sitting (RTS 13C): its time; with money at stake also net position, balance and what is held. */
export function SittingFigures({ game: { hud, mode }, brief = false, className }: SittingFiguresProps) {
  return (
    <dl className={className} aria-label={m.game_hud()}>
      <Figure id="elapsed" label={m.game_elapsed()}>
        {hud.elapsed}
      </Figure>
      {mode === 'demo' ? null : (
        <>
          {brief ? null : (
            <>
              <Figure id="rounds" label={m.game_rounds()}>
                {hud.rounds ?? m.common_unavailable()}
              </Figure>
              <Figure id="staked" label={m.game_staked()}>
                <Money fen={hud.staked} />
              </Figure>
            </>
          )}
          <Figure id="net-position" label={m.game_net()}>
            <Money fen={hud.net} signed />
          </Figure>
          <Figure id="venue-balance" label={m.game_balance()}>
            <Money fen={hud.balance} />
          </Figure>
          <Figure id="held" label={m.game_held()}>
            <Money fen={hud.held} />
          </Figure>
        </>
      )}
    </dl>
  )
}

interface FigureProps {
  readonly id: string
  readonly label: string
  readonly children: ReactNode
}

/** One number with its name. */
function Figure({ id, label, children }: FigureProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd data-testid={id}>{children}</dd>
    </div>
  )
}
