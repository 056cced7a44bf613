import type { GameContainerModel } from '@koi/features/game'

const nothing = () => {}

/** A game that is being played for real. Amounts are fen. */
export const playedGame: Extract<GameContainerModel, { status: 'ready' }> = {
  status: 'ready',
  gameName: '锦鲤跃龙门',
  venueName: '长灯电子',
  gameType: 'slots',
  mode: 'real',
  frame: {
    src: 'about:blank',
    title: '锦鲤跃龙门 游戏窗口',
    sandbox: 'allow-scripts',
    allow: '',
    ref: nothing,
  },
  frameReady: true,
  hud: { elapsed: '0:12:07', net: -12_060n, staked: 48_000n, rounds: 96, balance: 987_880n },
  connection: 'ok',
  play: 'open',
  leaving: 'no',
  onLeave: nothing,
  onConfirmLeave: nothing,
  onStay: nothing,
  onTransfer: nothing,
}
