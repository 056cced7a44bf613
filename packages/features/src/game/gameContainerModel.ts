import type { GameType } from '@koi/contract'
import type { Navigate } from '../routing/navigate.ts'
import type { GameMode } from './gameTarget.ts'

/** What the HUD shows while playing (RTS 13C). Amounts are fen, null while not known and in demo mode. */
export interface GameHud {
  /** Time in this sitting, `0:12:07`. */
  readonly elapsed: string
  readonly net: bigint | null
  readonly staked: bigint | null
  readonly rounds: number | null
  /** Balance of the venue's wallet. */
  readonly balance: bigint | null
}

export type GameContainerModel =
  | { readonly status: 'loading' }
  /** No game was asked for: offer the lobbies. */
  | { readonly status: 'empty'; readonly lobbyPath: string }
  | {
      readonly status: 'error'
      readonly message: string
      readonly onRetry: () => void
      readonly onBack: () => void
    }
  /** Another game is open (RTS 14C). */
  | {
      readonly status: 'confirm'
      readonly otherName: string
      readonly onConfirm: () => void
      readonly onCancel: () => void
    }
  | {
      readonly status: 'ready'
      readonly gameName: string
      readonly venueName: string
      readonly gameType: GameType
      readonly mode: GameMode
      readonly frame: {
        readonly src: string
        readonly title: string
        /** For `<iframe sandbox>` and `<iframe allow>`. */
        readonly sandbox: string
        readonly allow: string
        /** For `<iframe ref>`: messages are taken from this frame only. */
        readonly ref: (element: HTMLIFrameElement | null) => void
      }
      /** The game itself says that it can be played. */
      readonly frameReady: boolean
      readonly hud: GameHud
      /** `lost` while the network or the game's server is away: play has stopped (GLI 2.6.4). */
      readonly connection: 'ok' | 'lost'
      /** `closed` when the server has ended this game session. */
      readonly play: 'open' | 'closed'
      /** `asking` while a stake is still held: leaving wants a confirmation. */
      readonly leaving: 'no' | 'asking'
      readonly onLeave: () => void
      readonly onConfirmLeave: () => void
      readonly onStay: () => void
      readonly onTransfer: () => void
    }

export interface GameContainerOptions {
  /** `useSearchParams()[0]`; keys used: `venue`, `game`, `mode`, `type`. */
  readonly params: URLSearchParams
  readonly navigate: Navigate
}
