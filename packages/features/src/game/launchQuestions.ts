import type { Navigate } from '../routing/address.ts'
import type { LaunchObstacle, useLaunchFlow } from './useLaunchFlow.ts'

/** One game at a time (RTS 14C): back to the one that is open, or leave it and open this one? */
export interface OtherGameQuestion {
  /** The game that is asked for. */
  readonly name: string
  /** The game that is open. */
  readonly otherName: string
  /** They are one: it is open in another window. */
  readonly same: boolean
  readonly onReturn: () => void
  readonly onConfirm: () => void
  readonly onCancel: () => void
}

/** A round whose stake is held (GLI 4.16): play it out, or settle it and go on? */
export interface RoundQuestion {
  /** The game that is asked for. */
  readonly name: string
  /** The game of the round. */
  readonly roundName: string
  /** They are one. */
  readonly same: boolean
  /** Fen. */
  readonly stake: bigint
  readonly onContinue: () => void
  readonly onSettle: () => void
  readonly onCancel: () => void
}

/** How much of the main wallet goes along into a venue. Amounts are fen. */
export interface BringQuestion {
  readonly venueName: string
  readonly available: bigint
  /** The most that one transfer moves. */
  readonly max: bigint
  /** Enters with so much; 0 for nothing. */
  readonly onEnter: (amount: bigint) => void
  readonly onCancel: () => void
}

type Flow = ReturnType<typeof useLaunchFlow>
type Obstacle<Kind> = Extract<LaunchObstacle, { kind: Kind }>

/** The question about the other game, with its answers. */
export function otherGameQuestion(
  { name, otherName, same, otherPath }: Obstacle<'confirm'>,
  flow: Flow,
  { navigate, onCancel }: { readonly navigate: Navigate; readonly onCancel: () => void },
): OtherGameQuestion {
  const onReturn = () => {
    flow.dismiss()
    void navigate(otherPath)
  }
  return { name, otherName, same, onReturn, onConfirm: flow.closeOther, onCancel }
}

/** The question about an interrupted round, with its answers. */
export function roundQuestion(
  { round, same, name }: Obstacle<'round'>,
  flow: Flow,
  onCancel: () => void,
): RoundQuestion {
  const { gameName: roundName, stake } = round
  return { name, roundName, same, stake, onContinue: flow.resume, onSettle: flow.settleFirst, onCancel }
}

/** The question about the money, with its answers. */
export function bringQuestion(
  { venueName, available, max }: Obstacle<'bring'>,
  flow: Flow,
  onCancel: () => void,
): BringQuestion {
  return { venueName, available, max, onEnter: flow.bring, onCancel }
}
