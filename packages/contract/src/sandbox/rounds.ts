import * as v from 'valibot'
import { amountInput } from '../schema/amountInput.ts'
import { decimal } from '../schema/decimal.ts'
import { gameType } from '../schema/gameType.ts'

const roundId = v.pipe(v.string(), v.uuid())

/** Redeems a one-time ticket: `POST /sandbox/session` on the sandbox origin, JSON. */
export const redeemInput = v.object({ ticket: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,100}$/)) })

/** What the sandbox game learns when its ticket is redeemed. `key` authorises its later calls. */
export const redeemReply = v.object({
  key: v.string(),
  gameType,
  gameName: v.string(),
  venueName: v.string(),
  mode: v.picklist(['real', 'demo']),
  balance: decimal,
  stake: v.object({ min: decimal, max: decimal }),
  rtp: v.string(),
  locale: v.picklist(['zh-CN', 'en']),
  /** Origin that may frame the game and receives its messages. */
  shellOrigin: v.string(),
  /** A round whose stake is held since an interruption, to be settled first (GLI 4.16). */
  openRound: v.nullable(v.object({ round: roundId, stake: decimal })),
})

/** Places a stake: `POST /sandbox/stake`. The same round with the same amount answers the same again. */
export const stakeInput = v.object({ round: roundId, amount: amountInput })
export const stakeReply = v.object({ round: roundId, stake: decimal, balance: decimal })

/** Settles a round: `POST /sandbox/settle`. A settled round answers the same again. */
export const settleInput = v.object({ round: roundId })
export const settleReply = v.object({
  round: roundId,
  stake: decimal,
  payout: decimal,
  balance: decimal,
  /** Payout as a multiple of the stake, `"2.50"`, and a number that the picture of the outcome is drawn from. */
  outcome: v.object({ multiplier: v.string(), seed: v.number() }),
})
