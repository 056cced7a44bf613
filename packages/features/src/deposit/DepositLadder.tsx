import { m } from '@koi/i18n'
import { StatusLadder } from '@koi/ui'
import type { DepositRung } from './depositOrderModel.ts'

export interface DepositLadderProps {
  readonly ladder: readonly DepositRung[]
  /** Changes are told as they come. */
  readonly watched: boolean
}

/** How far a deposit is. */
export function DepositLadder({ ladder, watched }: DepositLadderProps) {
  return <StatusLadder label={m.deposit_order_ladder()} steps={ladder} live={watched} />
}
