import * as v from 'valibot'
import { depositChannelIds } from './deposit.ts'
import { engineIds } from './engines/index.ts'
import { gameType } from './game.ts'
import { bettingStates, matchStates, matchTime } from './match.ts'
import { mail, phone, phoneArea } from './rules.ts'
import { identifier, instant } from './schema/fields.ts'
import { amountInput, decimal, hundredths, money } from './schema/money.ts'

const roundId = v.pipe(v.string(), v.uuid())

/** The commitment to the next round of a session: the hash of its server seed, published before the stake. */
const commitment = v.object({ hash: v.string(), nonce: v.number() })

/** A round whose stake is held since an interruption, with the commitment that stood before the stake (GLI 4.16). */
export const heldRound = v.object({ round: roundId, stake: money, commitment: v.nullable(commitment) })

const nameInBoth = v.object({ 'zh-CN': v.string(), en: v.string() })
const goals = v.object({ home: v.number(), away: v.number() })

/** What is published of a match of the schedule with every round on it (`ScheduledMatch`). */
const scheduledMatch = v.object({ id: v.string(), home: nameInBoth, away: nameInBoth, expected: goals })

/** A match of the schedule as it stands on the clock: what the schedule shows of it, and what can be bet on. */
export const matchOnClock = v.object({
  ...v.omit(scheduledMatch, ['expected']).entries,
  startsAt: instant,
  /** In which the schedule writes its times. */
  timeZone: v.string(),
  state: v.picklist(matchStates),
  time: v.nullable(matchTime),
  score: v.nullable(goals),
  goals: v.array(v.object({ minute: v.number(), side: v.picklist(['home', 'away']) })),
  betting: v.picklist(bettingStates),
  /** Odds in hundredths by selection, those that are offered; none while no bets are taken. */
  quotes: v.record(v.string(), v.number()),
})

const play = v.object({
  number: v.string(),
  /** Of a game that is drawn on a clock: the draw that was bet on. */
  issue: v.optional(v.string()),
  /** The match of the schedule that was bet on. */
  match: v.optional(scheduledMatch),
  engine: v.picklist(engineIds),
  serverHash: v.string(),
  serverSeed: v.string(),
  clientSeed: v.string(),
  nonce: v.number(),
  bets: v.array(
    v.object({
      selection: v.string(),
      amount: money,
      quote: v.optional(v.number()),
      odds: v.number(),
      payout: money,
    }),
  ),
  outcome: v.record(v.string(), v.array(v.number())),
  seal: v.string(),
})

/** Settles a round: `POST /sandbox/settle`. A settled round answers the same again. */
export const settleInput = v.object({ round: roundId })
export const settleReply = v.object({
  round: roundId,
  stake: money,
  payout: money,
  balance: money,
  /** Payout as a multiple of the stake, `"2.50"`. */
  multiplier: v.string(),
  /** All that is published of a round, to verify it by (`verifyRound`); null for one from before there were engines. */
  play: v.optional(v.nullable(play), null),
  next: commitment,
})

/** What is known of a draw from the moment on that bets on it are taken; its seed is revealed when it is drawn. */
const draw = v.object({
  /** `20261123-0417`: the day in the business time zone and the number of the draw on it; of a match its id. */
  issue: v.string(),
  opensAt: instant,
  /** Bets are taken until then. */
  closesAt: instant,
  drawsAt: instant,
  commitment,
  /** The title and the issue: one draw is for all who bet on it. */
  clientSeed: v.string(),
})

/** How a game that is drawn on a clock stands: `POST /sandbox/draw`. Bets of draws that are over are settled by it. */
export const drawReply = v.object({
  /** The business clock. */
  now: instant,
  draw,
  /** The last draws, the latest first, with all that is published of them. */
  past: v.array(
    v.object({
      issue: v.string(),
      drawsAt: instant,
      serverHash: v.string(),
      serverSeed: v.string(),
      clientSeed: v.string(),
      nonce: v.number(),
      outcome: v.record(v.string(), v.array(v.number())),
    }),
  ),
  /** Rounds of the player that wait for their draw, the oldest first. */
  placed: v.array(
    v.object({
      round: roundId,
      issue: v.string(),
      stake: money,
      bets: v.array(v.object({ selection: v.string(), amount: money, quote: v.optional(v.number()) })),
    }),
  ),
  /** The match that is bet on, in a game that was opened for one. It is a draw of its own. */
  match: v.optional(v.nullable(matchOnClock), null),
  /** Rounds of the player of the last draws, the latest first. */
  settled: v.array(settleReply),
  balance: money,
})

/** Redeems a one-time ticket: `POST /sandbox/session` on the sandbox origin, JSON. */
export const redeemInput = v.object({ ticket: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,100}$/)) })

/** What the sandbox game learns when its ticket is redeemed. `key` authorises its later calls. */
export const redeemReply = v.object({
  key: v.string(),
  gameType,
  gameName: v.string(),
  venueName: v.string(),
  mode: v.picklist(['real', 'demo']),
  balance: money,
  stake: v.object({ min: money, max: money }),
  rtp: v.string(),
  locale: v.picklist(['zh-CN', 'en']),
  /** Origin that may frame the game and receives its messages. */
  shellOrigin: v.string(),
  /** To be settled first. */
  openRound: v.nullable(heldRound),
  /** The last settled round of this game, if it is of the last hour: a page that was left while it was shown can tell it. */
  lastRound: v.optional(v.nullable(roundId), null),
  /** The rules that the game is played by. */
  engine: v.picklist(engineIds),
  next: commitment,
  /** How often the game is drawn; null where a round is drawn for itself. */
  drawSeconds: v.optional(v.nullable(v.number()), null),
  /** The match of the schedule that the game was opened for; bets on it wait for its end. */
  match: v.optional(v.nullable(matchOnClock), null),
  /** What of it was chosen before. */
  selection: v.optional(v.nullable(v.string()), null),
})

/**
 * Places a stake: `POST /sandbox/stake`. The same round with the same amount and bets answers the same again. `bets` add up
 * to the amount; without them it lies on the main selection. `clientSeed` is the player's part of the randomness.
 */
export const stakeInput = v.object({
  round: roundId,
  amount: amountInput,
  bets: v.optional(
    v.pipe(
      v.array(
        v.object({
          selection: v.pipe(v.string(), v.maxLength(24)),
          amount: amountInput,
          /** The odds that the player has agreed to, on a match of the schedule: others are refused with `odds-changed`. */
          quote: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(101), v.maxValue(100_000))),
        }),
      ),
      v.minLength(1),
      v.maxLength(20),
    ),
  ),
  clientSeed: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
  /** Of a game that is drawn on a clock: the draw that is bet on, or refused; without it the one that is open. */
  issue: v.optional(v.pipe(v.string(), v.regex(/^(?:\d{8}-\d{4,5}|m\d{8}-[a-z0-9-]{1,24})$/))),
})
export const stakeReply = v.object({ round: roundId, stake: money, balance: money })

/** The wallet that a game plays with: `POST /sandbox/balance`. */
export const balanceReply = v.object({ balance: money })

const secret = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{20,100}$/))

/** What the sandbox cashier can do with an order. */
export const cashierActions = ['confirm', 'fail', 'short', 'late', 'twice'] as const

export type CashierAction = (typeof cashierActions)[number]

/** `POST /sandbox/cashier/session`: redeems the ticket in the page's address. */
export const cashierTicket = v.object({ ticket: secret })

/** What the cashier page shows. */
export const cashierSession = v.object({
  key: secret,
  order: v.string(),
  channel: v.picklist(depositChannelIds),
  amount: money,
  /** What is to be paid: yuan, or coins on a network. */
  due: v.object({ amount: hundredths, unit: v.string(), network: v.nullable(v.string()) }),
  expiresAt: instant,
  locale: v.picklist(['zh-CN', 'en']),
})

/** `POST /sandbox/cashier/act`; `id` names the press, so that a repeat does nothing. */
export const cashierAct = v.object({ action: v.picklist(cashierActions), id: v.pipe(v.string(), v.uuid()) })

/**
 * What a payment provider calls back with, `POST /api/hooks/deposit`. The body is signed (`koi-signature`), the event has
 * an id by which a repeat is known, and `amount` is what the provider has on record for the order.
 */
export const depositEvent = v.object({
  id: v.pipe(v.string(), v.uuid()),
  type: v.picklist(['payment.received', 'payment.failed']),
  order: identifier,
  /** Names the payment: two events about the same payment are one payment. */
  payment: v.pipe(v.string(), v.uuid()),
  amount: decimal,
  /** What came in, in `unit`. */
  received: v.pipe(v.string(), v.regex(/^\d{1,12}\.\d{2}$/)),
  unit: v.picklist(['CNY', 'USDT']),
  at: instant,
})

export type DepositEvent = v.InferOutput<typeof depositEvent>

/** `GET /sandbox/outbox.json`: the messages that the sandbox shows instead of sending them to a phone or by mail (D20). */
export const outboxInput = v.union([v.object({ area: phoneArea, phone }), v.object({ mail })])

/** The last messages for the phone or mail address, the newest first. */
export const outboxReply = v.object({
  items: v.array(v.object({ purpose: v.string(), code: v.string(), sentAt: instant, expiresAt: instant })),
})
